import { isSome } from 'fp-ts/Option';
import type { StoredName } from '../domain/session/stored-names';
import type { FormDrafts } from '../ports/form-drafts';
import type { KeyValueStorage } from '../ports/key-value-storage';

const name = 'hupo.form-draft' satisfies StoredName;

/**
 * Discards the drafts of others, by code that is fetched only when a draft is there. When it does not come, every
 * draft goes: rather one's own is lost than another's kept (SEC-04).
 */
export const laterLeftovers = (storage: KeyValueStorage): Pick<FormDrafts, 'discardOthers'> => ({
  discardOthers: (userId) => () => {
    if (isSome(storage.read(name)()))
      import('../adapters/storage-web/stored-form-drafts').then(
        ({ StoredFormDrafts }) => new StoredFormDrafts(storage).discardOthers(userId)(),
        () => storage.remove(name)(),
      );
  },
});
