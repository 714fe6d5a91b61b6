import { left, right, type Either } from 'fp-ts/Either';
import { accountPhone } from '../../domain/account/phone';
import { passwordDelays, pressedDelays, type DelayRule } from '../../domain/limit/growing-delay';
import { loginsPerAddress, minutesUntil, secondsUntil, strangersPerAccount } from '../../domain/limit/limits';
import { loginDelayed, loginTooOften, refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Visitor } from '../../domain/session/visitor';
import { passUseOf } from '../../domain/ticket/pass';
import { isMadeByPage } from '../../domain/ticket/ticket';
import type { Accounts } from '../../ports/accounts';
import type { CaptchaPasses } from '../../ports/captcha-passes';
import type { Clock } from '../../ports/clock';
import type { GrowingDelays } from '../../ports/growing-delays';
import type { Limits } from '../../ports/limits';
import { PasswordsBusy, type PasswordHasher } from '../../ports/password-hasher';
import type { SecurityLog } from '../../ports/security-log';
import type { TicketStore } from '../../ports/ticket-store';
import type { OpenLogin } from './open-login';
import type { Place, PlaceOf } from './visitor-place';
import type { WarnOwner } from './warn-owner';
import { longestLoginInput } from '../../../../contract/rules/text-limits';

export interface LoginNeeds {
  readonly accounts: Pick<Accounts, 'byPhone'>;
  readonly tickets: Pick<TicketStore, 'redeem'>;
  readonly limits: Pick<Limits, 'take' | 'giveBack'>;
  readonly delays: GrowingDelays;
  readonly passes: Pick<CaptchaPasses, 'passed' | 'loggedIn' | 'forget'>;
  readonly passwords: Pick<PasswordHasher, 'matches'>;
  readonly placeOf: PlaceOf;
  readonly openLogin: OpenLogin;
  readonly warn: WarnOwner;
  readonly security: SecurityLog;
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
  readonly visitor: Visitor;
}

export type Login = (attempt: LoginAttempt) => Promise<Either<Refusal, { readonly token: string }>>;

/** Under which one account's failures from one place are counted. */
export const passwordDelayKey = (userName: string, place: Place): string => `login:${userName}:${place.key}`;

/**
 * Login by password (LOG-03, SEC-05). The order matters: an address that fails too often is stopped first; a ticket is
 * spent before the account is read; attempts are counted before the password is compared, so that many at once gain
 * nothing. The counter is of the account with the address, or with the device where the account knows it: the failures of
 * others never delay its owner. User names without an account behave the same. A login that succeeds is no failure
 * and is subtracted, and so is one that was not compared.
 */
export const makeLogin = (needs: LoginNeeds): Login => {
  const { limits, delays, passes, clock, security } = needs;

  const ticketTaken = async ({ ticket, randstr }: LoginAttempt): Promise<boolean> =>
    !isMadeByPage(ticket) && (await needs.tickets.redeem({ ticket, randstr })) === 'ok';

  const delayed = (freeAt: number): Either<Refusal, never> =>
    left(loginDelayed(secondsUntil(freeAt, clock.now())));

  /** Strangers are watched together; a known device is neither counted with them nor with its address. */
  const ruleFor = async (strangersKey: string, { known }: Place): Promise<DelayRule> => {
    if (known) return passwordDelays;
    return (await limits.take(strangersKey, strangersPerAccount)).allowed ? passwordDelays : pressedDelays;
  };

  const uncounted = async ({ known }: Place, ...keys: readonly string[]): Promise<void> => {
    if (!known) await Promise.all(keys.map(limits.giveBack));
  };

  return async (attempt) => {
    const typed = attempt.userName.trim();
    const { password, visitor } = attempt;
    if (typed === '' || password === '') return left(refusals.credentialsMissing);
    if (typed.length > longestLoginInput || password.length > longestLoginInput)
      return left(refusals.credentialsWrong);

    const userName = accountPhone(typed, '') ?? typed;
    const place = await needs.placeOf(userName, visitor);
    const delayKey = passwordDelayKey(userName, place);
    const addressKey = `login:address:${visitor.ip}`;
    const strangersKey = `login:strangers:${userName}`;
    const waitsUntil = await delays.waitsUntil(delayKey);
    if (waitsUntil !== null) return delayed(waitsUntil);
    if (!place.known) {
      const verdict = await limits.take(addressKey, loginsPerAddress);
      if (!verdict.allowed) return left(loginTooOften(minutesUntil(verdict.retryAt, clock.now())));
    }
    const pass = passUseOf(attempt.randstr);
    if (pass === 'session' || !(await ticketTaken(attempt))) return left(refusals.ticketSpent);
    const { device } = visitor;
    if (pass === null && device !== null) await passes.passed(device);

    const rule = await ruleFor(strangersKey, place);
    const verdict = await delays.admit(delayKey, rule);
    if (!verdict.admitted) {
      if (device !== null) await passes.forget(device);
      return delayed(verdict.freeAt);
    }

    const found = await needs.accounts.byPhone(userName);
    const matches = await needs.passwords
      .matches(password, found?.passwordHash ?? needs.decoyHash)
      .catch(async (error: unknown) => {
        if (error instanceof PasswordsBusy) {
          await delays.giveBack(delayKey);
          await uncounted(place, addressKey, strangersKey);
        }
        throw error;
      });
    if (found === null || !matches) {
      if (device !== null) await passes.forget(device);
      const details = { address: visitor.ip, account: found?.account.id ?? null, about: 'password' };
      security.note({ kind: 'login.failed', ...details });
      if (verdict.failures >= rule.free) {
        security.note({ kind: 'login.delayed', ...details });
        needs.warn(userName, visitor.ip);
      }
      return left(refusals.credentialsWrong);
    }

    await delays.clear(delayKey);
    await uncounted(place, addressKey, strangersKey);
    if (device !== null) await passes.loggedIn(device);
    return right({ token: await needs.openLogin(found.account.id, 'password', visitor) });
  };
};
