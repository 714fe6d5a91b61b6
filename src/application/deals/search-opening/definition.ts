import { searchOpeningMachine, type SearchOpeningMachine } from './machine';
import type { CallOf } from '../../../ports/gateways';
import { fromCall, writeLimit } from '../../kit/from-call';

/** The report of opened searches, wired to its call, which continues when the page is left for the list. */
export const searchOpening = ({ callOf }: { readonly callOf: CallOf }): SearchOpeningMachine => {
  const seen = callOf(({ search }) => search.seen);
  return searchOpeningMachine.provide({
    actors: { notify: fromCall<unknown, string>((id) => seen(id), { limit: writeLimit }) },
  });
};
