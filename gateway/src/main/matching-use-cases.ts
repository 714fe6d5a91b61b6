import type { NotifyingDatabase } from '../adapters/database/notifying-database';
import { matchCandidateStore } from '../adapters/database/stores/match-candidate-store';
import { publicationStore } from '../adapters/database/stores/publication-store';
import { matchingCalls } from '../adapters/http/calls/matching-calls';
import { makeOwnMatching, type OwnMatchingNeeds } from '../application/matching/own-matching';

export type MatchingNeeds = Omit<OwnMatchingNeeds, 'candidates' | 'publications'>;

/** Counterparties of own publications, put together. */
export const makeMatchingUseCases = (database: NotifyingDatabase, needs: MatchingNeeds) => ({
  calls: matchingCalls(
    makeOwnMatching({
      ...needs,
      candidates: matchCandidateStore(database),
      publications: publicationStore(database),
    }),
  ),
});
