import type { Database } from '../adapters/database/orm';
import { matchCandidateStore } from '../adapters/database/stores/match-candidate-store';
import { purposeConsentStore } from '../adapters/database/stores/purpose-consent-store';
import { publicationStore } from '../adapters/database/stores/publication-store';
import { matchingCalls } from '../adapters/http/calls/matching-calls';
import { makeOwnMatching, type OwnMatchingNeeds } from '../application/matching/own-matching';

export type MatchingNeeds = Omit<OwnMatchingNeeds, 'candidates' | 'consents' | 'publications'>;

/** Counterparties of own publications, put together. */
export const makeMatchingUseCases = (database: Database, needs: MatchingNeeds) => ({
  calls: matchingCalls(
    makeOwnMatching({
      ...needs,
      candidates: matchCandidateStore(database),
      consents: purposeConsentStore(database, needs.clock),
      publications: publicationStore(database),
    }),
  ),
});
