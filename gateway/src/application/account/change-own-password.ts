import { left, right, type Either } from 'fp-ts/Either';
import { minutesUntil, passwordChecksPerAccount } from '../../domain/limit/limits';
import { passwordTooOften, refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Session } from '../../domain/session/session';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type { MemberRecords } from '../../ports/member-records';
import { PasswordsBusy, type PasswordHasher } from '../../ports/password-hasher';
import type { JudgePassword } from './judge-password';
import { longestLoginInput } from '../../../../contract/rules/text-limits';

export interface ChangeOwnPasswordNeeds {
  readonly accounts: Accounts;
  readonly members: Pick<MemberRecords, 'savePassword'>;
  readonly limits: Limits;
  readonly passwords: PasswordHasher;
  readonly judgePassword: JudgePassword;
  readonly clock: Clock;
}

/** What a member gives to change the password. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly password: string;
}

/** Changes the caller's password and ends the other logins, whose number it answers; this one goes on (SCR-10). */
export type ChangeOwnPassword = (
  session: Session,
  change: PasswordChange,
) => Promise<Either<Refusal, { readonly ended: number }>>;

export const makeChangeOwnPassword = ({
  accounts,
  members,
  limits,
  passwords,
  judgePassword,
  clock,
}: ChangeOwnPasswordNeeds): ChangeOwnPassword => {
  /** Counted before the password is looked at, so that many guesses at once gain nothing. */
  const oldPasswordIsRight = async (userId: string, old: string): Promise<Either<Refusal, string>> => {
    const key = `password:account:${userId}`;
    const verdict = await limits.take(key, passwordChecksPerAccount);
    if (!verdict.allowed) return left(passwordTooOften(minutesUntil(verdict.retryAt, clock.now())));
    const account = await accounts.byId(userId);
    const kept = account === null ? null : await accounts.byPhone(account.phone);
    if (kept === null) return left(refusals.passwordWrong);
    const matches = await passwords.matches(old, kept.passwordHash).catch(async (error: unknown) => {
      if (error instanceof PasswordsBusy) await limits.giveBack(key);
      throw error;
    });
    if (!matches) return left(refusals.passwordWrong);
    await limits.clear(key);
    return right(kept.account.phone);
  };

  return async ({ userId, sessionId }, { oldPassword, password }) => {
    if (oldPassword.length > longestLoginInput) return left(refusals.passwordWrong);
    const phone = await oldPasswordIsRight(userId, oldPassword);
    if (phone._tag === 'Left') return phone;
    const fault = judgePassword(password, phone.right);
    if (fault !== null) return left(fault);
    if (password === oldPassword) return left(refusals.passwordSame);
    const ended = await members.savePassword(userId, await passwords.hash(password), sessionId);
    return right({ ended: ended.length });
  };
};
