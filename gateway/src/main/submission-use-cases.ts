import type { NotifyingDatabase } from '../adapters/database/notifying-database';
import { submissionStore } from '../adapters/database/stores/submission-store';
import { submissionCalls } from '../adapters/http/calls/submission-calls';
import { makeSubmitting, type SubmittingNeeds } from '../application/investor/submitting';
import { makeSubmissionDesk, type SubmissionDeskNeeds } from '../application/operator/submission-desk';

export type SubmissionNeeds = Omit<SubmittingNeeds, 'submissions'> & Omit<SubmissionDeskNeeds, 'submissions'>;

/** Deals sent to investors, put together: the member's side and the operator's. */
export const makeSubmissionUseCases = (database: NotifyingDatabase, needs: SubmissionNeeds) => {
  const submissions = submissionStore(database);
  return {
    desk: makeSubmissionDesk({ ...needs, submissions }),
    calls: submissionCalls(makeSubmitting({ ...needs, submissions })),
  };
};
