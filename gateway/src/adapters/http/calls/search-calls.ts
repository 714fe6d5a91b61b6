import { right } from 'fp-ts/Either';
import { refusals } from '../../../../../contract/refusal/refusal';
import { searchCalls as ofSearches } from '../../../../../contract/search/calls';
import type { OwnSearches } from '../../../application/search/own-searches';
import { answering, done } from './answering';
import type { Call } from './call';
import { numberOr, oneCall } from './one-call';

/** An id that no search can have is an unknown search. */
const idOf = numberOr(refusals.searchUnknown);

/** The calls about a member's own searches; whose they are comes from the token alone. */
export const searchCalls = (searches: OwnSearches): readonly Call[] => [
  answering(ofSearches.save, (search, { session }) => searches.save(session.userId, search)),
  answering(ofSearches.list, async (_, { session }) => right(await searches.list(session.userId))),
  oneCall(
    ofSearches.change,
    (given) => idOf(given.id),
    (id, { session }, { id: _id, ...to }) => searches.change(session.userId, id, to),
  ),
  oneCall(ofSearches.seen, idOf, async (id, { session }) => done(await searches.seen(session.userId, id))),
  oneCall(ofSearches.remove, idOf, async (id, { session }) =>
    done(await searches.remove(session.userId, id)),
  ),
  oneCall(ofSearches.restore, idOf, (id, { session }) => searches.restore(session.userId, id)),
];
