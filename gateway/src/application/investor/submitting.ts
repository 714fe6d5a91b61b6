import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Submission } from '../../../../contract/submission/submission';
import { submissionsPerAccount } from '../../domain/limit/limits';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type { Submissions } from '../../ports/submissions';
import { asVerified } from '../account/as-verified';

export interface SubmittingNeeds {
  readonly submissions: Pick<Submissions, 'own' | 'send'>;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly clock: Pick<Clock, 'now'>;
}

type Answer = Promise<Either<Refusal, readonly Submission[]>>;

/** A verified member sends listed sales to investors, each once to each (SCR-05). */
export interface Submitting {
  readonly own: (accountId: string, investorId: string) => Answer;
  /** Answers the list afterwards; a repeat changes nothing. */
  readonly send: (
    accountId: string,
    sent: { readonly investorId: string; readonly publicationId: string },
  ) => Answer;
}

const whyNot = {
  notListed: refusals.submissionNotListed,
  investorUnknown: refusals.investorUnknown,
} as const;

export const makeSubmitting = ({ submissions, accounts, limits, clock }: SubmittingNeeds): Submitting => {
  const verified = asVerified(accounts, refusals.submissionUnverified);
  const own = async (accountId: string, investorId: string): Answer =>
    right(await submissions.own(accountId, investorId));
  return {
    own: (accountId, investorId) => verified(accountId, () => own(accountId, investorId)),
    send: (accountId, sent) =>
      verified(accountId, async () => {
        const { allowed } = await limits.take(`submission:account:${accountId}`, submissionsPerAccount);
        if (!allowed) return left(refusals.submissionsTooOften);
        const result = await submissions.send(accountId, sent, clock.now());
        return result === 'sent' ? own(accountId, sent.investorId) : left(whyNot[result]);
      }),
  };
};
