import { left, right, type Either } from 'fp-ts/Either';
import { loginsPerAccount, loginsPerAddress, minutesUntil } from '../../domain/limit/limits';
import { loginTooOften, refusals, type Refusal } from '../../domain/refusal/refusal';
import { isMadeByPage } from '../../domain/ticket/ticket';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Limit, Limits } from '../../ports/limits';
import { PasswordsBusy, type PasswordHasher } from '../../ports/password-hasher';
import type { Sessions } from '../../ports/sessions';
import type { TicketStore } from '../../ports/ticket-store';

export interface LoginNeeds {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly tickets: TicketStore;
  readonly limits: Limits;
  readonly passwords: PasswordHasher;
  readonly clock: Clock;
  /** The hash of no one's password, so that an unknown user name takes as long as a wrong password. */
  readonly decoyHash: string;
}

interface LoginAttempt {
  readonly userName: string;
  readonly password: string;
  /** The captcha's proof. */
  readonly ticket: string;
  readonly randstr: string;
  readonly ip: string;
}

export type Login = (attempt: LoginAttempt) => Promise<Either<Refusal, { readonly token: string }>>;

const longestInput = 200;

/**
 * Login by password (LOG-03, SEC-05). The order matters: an address that fails too often is stopped
 * first; a ticket is spent before the account is touched, so that nobody can lock an account
 * without solving captchas; attempts are counted before the password is looked at, so that many
 * at once gain nothing. A login that succeeds is no failure and is given back, and so is one that was not looked at.
 */
export const makeLogin = (needs: LoginNeeds): Login => {
  const counted = async (key: string, limit: Limit): Promise<Either<Refusal, null>> => {
    const verdict = await needs.limits.take(key, limit);
    return verdict.allowed
      ? right(null)
      : left(loginTooOften(minutesUntil(verdict.retryAt, needs.clock.now())));
  };

  const ticketTaken = async ({ ticket, randstr }: LoginAttempt): Promise<boolean> =>
    !isMadeByPage(ticket) && (await needs.tickets.redeem({ ticket, randstr })) === 'ok';

  return async (attempt) => {
    const userName = attempt.userName.trim();
    const { password } = attempt;
    if (userName === '' || password === '') return left(refusals.credentialsMissing);
    if (userName.length > longestInput || password.length > longestInput)
      return left(refusals.credentialsWrong);

    const addressKey = `login:address:${attempt.ip}`;
    const addressCount = await counted(addressKey, loginsPerAddress);
    if (addressCount._tag === 'Left') return addressCount;
    if (!(await ticketTaken(attempt))) return left(refusals.ticketSpent);

    const accountKey = `login:account:${userName}`;
    const accountCount = await counted(accountKey, loginsPerAccount);
    if (accountCount._tag === 'Left') return accountCount;

    const found = await needs.accounts.byPhone(userName);
    const matches = await needs.passwords
      .matches(password, found?.passwordHash ?? needs.decoyHash)
      .catch(async (error: unknown) => {
        if (error instanceof PasswordsBusy)
          await Promise.all([accountKey, addressKey].map(needs.limits.giveBack));
        throw error;
      });
    if (found === null || !matches) return left(refusals.credentialsWrong);

    await needs.limits.clear(accountKey);
    await needs.limits.giveBack(addressKey);
    return right({ token: await needs.sessions.open(found.account.id) });
  };
};
