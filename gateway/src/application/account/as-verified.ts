import { left, type Either } from 'fp-ts/Either';
import type { Refusal } from '../../../../contract/refusal/refusal';
import { isVerified } from '../../domain/account/is-verified';
import type { Accounts } from '../../ports/accounts';

/** Answers fully verified members alone; the others get the refusal. */
export const asVerified =
  (accounts: Pick<Accounts, 'byId'>, refusal: Refusal) =>
  async <A>(accountId: string, answer: () => Promise<Either<Refusal, A>>): Promise<Either<Refusal, A>> =>
    isVerified(await accounts.byId(accountId)) ? answer() : left(refusal);
