import { isSome } from 'fp-ts/Option';
import { fromPromise } from 'xstate';
import { keptComparison, type CompareSet } from '../../domain/sale/compare-set';
import type { KeyValueStorage } from '../../ports/key-value-storage';

/** The set on the device. Storage that does not keep it is missed only on the next page. */
export const compareActors = (storage: KeyValueStorage) => ({
  recall: fromPromise<CompareSet>(() => {
    const text = storage.read('hupo.compare')();
    return Promise.resolve(isSome(text) ? keptComparison(text.value) : []);
  }),
  keep: fromPromise<'kept', { readonly chosen: CompareSet }>(({ input: { chosen } }) => {
    storage.write('hupo.compare', JSON.stringify(chosen))();
    return Promise.resolve('kept' as const);
  }),
});
