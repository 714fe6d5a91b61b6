import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import { searchCalls as ofSearches } from '../../../../../contract/search/calls';
import type { OwnSearches } from '../../../application/search/own-searches';
import { numberedId } from '../../../domain/identifier/numbered-id';
import { answering, done } from './answering';
import type { Call } from './call';

/** An id that no search can have is an unknown search. */
const about = async <A>(
  given: string,
  ask: (id: number) => Promise<Either<Refusal, A>>,
): Promise<Either<Refusal, A>> => {
  const id = numberedId(given);
  return id._tag === 'None' ? left(refusals.searchUnknown) : ask(id.value);
};

/** The calls about a member's own searches; whose they are comes from the token alone. */
export const searchCalls = (searches: OwnSearches): readonly Call[] => [
  answering(ofSearches.save, (search, { session }) => searches.save(session.userId, search)),
  answering(ofSearches.list, async (_, { session }) => right(await searches.list(session.userId))),
  answering(ofSearches.change, ({ id, ...to }, { session }) =>
    about(id, (known) => searches.change(session.userId, known, to)),
  ),
  answering(ofSearches.seen, async (id, { session }) =>
    done(await about(id, (known) => searches.seen(session.userId, known))),
  ),
  answering(ofSearches.remove, async (id, { session }) =>
    done(await about(id, (known) => searches.remove(session.userId, known))),
  ),
  answering(ofSearches.restore, (id, { session }) =>
    about(id, (known) => searches.restore(session.userId, known)),
  ),
];
