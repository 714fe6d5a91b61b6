import type { NotifyingDatabase } from '../adapters/database/notifying-database';
import { verificationStore } from '../adapters/database/stores/verification-store';
import { verificationCalls } from '../adapters/http/calls/verification-calls';
import { makeReviewDesk, type ReviewDeskNeeds } from '../application/operator/review-desk';
import { makeApplyOnce } from '../application/verification/apply-once';
import { makeOwnVerification, type OwnVerificationNeeds } from '../application/verification/own-verification';
import { makeReview, type ReviewNeeds } from '../application/verification/review';
import type { AnsweredCalls } from '../ports/answered-calls';

export type VerificationUseCaseNeeds = Omit<OwnVerificationNeeds & ReviewNeeds, 'verifications'> &
  Pick<ReviewDeskNeeds, 'saveFile'> & { readonly answered: AnsweredCalls };

/** What a member hands in to be verified, and the operator's review of it. */
export const makeVerificationUseCases = (
  database: NotifyingDatabase,
  { answered, saveFile, ...needs }: VerificationUseCaseNeeds,
) => {
  const verifications = verificationStore(database);
  const own = makeOwnVerification({ ...needs, verifications });
  const { accounts, clock } = needs;
  return {
    desk: makeReviewDesk({ review: makeReview({ ...needs, verifications }), accounts, saveFile }),
    calls: verificationCalls(own, makeApplyOnce(own, { answered, clock })),
  };
};
