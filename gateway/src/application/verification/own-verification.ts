import { left, right, type Either } from 'fp-ts/Either';
import { applicationsPerAccount } from '../../domain/limit/limits';
import type { Account } from '../../domain/account/account';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import {
  expectedReview,
  isFit,
  type Application,
  type Verification,
} from '../../domain/verification/verification';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type { Uploads } from '../../ports/uploads';
import type { Verifications } from '../../ports/verifications';

export interface OwnVerificationNeeds {
  readonly accounts: Accounts;
  readonly uploads: Uploads;
  readonly verifications: Verifications;
  readonly limits: Limits;
  readonly clock: Clock;
}

/** The state of an account: its newest application, and its verified facts. */
export interface Standing {
  readonly account: Account;
  readonly newest: Verification | null;
}

export interface OwnVerification {
  readonly current: (accountId: string) => Promise<Either<Refusal, Standing>>;
  readonly apply: (
    accountId: string,
    application: Application & { readonly documentId: string },
  ) => Promise<Either<Refusal, Standing>>;
}

/**
 * A member's own verification; the account is the token's, and so is the document. A verified member may apply
 * again, with another name or company, and keeps the old ones until the decision.
 */
export const makeOwnVerification = (needs: OwnVerificationNeeds): OwnVerification => {
  const { accounts, uploads, verifications, limits, clock } = needs;

  const current: OwnVerification['current'] = async (accountId) => {
    const account = await accounts.byId(accountId);
    if (account === null) return left(refusals.notLoggedIn);
    return right({ account, newest: await verifications.newest(accountId) });
  };

  const fault = ({ name, company, position }: Application): Refusal | null => {
    if (!isFit('name', name)) return refusals.applicationName;
    if (!isFit('company', company)) return refusals.applicationCompany;
    return isFit('position', position) ? null : refusals.applicationPosition;
  };

  return {
    current,
    apply: async (accountId, { name, company, position, documentId }) => {
      const application = { name: name.trim(), company: company.trim(), position: position.trim() };
      const standing = await current(accountId);
      if (standing._tag === 'Left') return standing;
      const wrong = fault(application);
      if (wrong !== null) return left(wrong);
      if ((await uploads.own(accountId, documentId, 'verification')) === null)
        return left(refusals.documentUnknown);
      const pace = await limits.take(`verification:account:${accountId}`, applicationsPerAccount);
      if (!pace.allowed) return left(refusals.applicationTooOften);
      const submittedAt = clock.now();
      const expectedAt = expectedReview(submittedAt);
      const added = await verifications.add({
        ...application,
        accountId,
        documentId,
        submittedAt,
        expectedAt,
      });
      if (added === null) return left(refusals.applicationPending);
      return right({ account: standing.right.account, newest: added });
    },
  };
};
