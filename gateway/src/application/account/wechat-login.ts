import { left, right, type Either } from 'fp-ts/Either';
import { loginsPerAddress, minutesUntil } from '../../domain/limit/limits';
import { loginTooOften, refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Visitor } from '../../domain/session/visitor';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type { WechatAuthorisations } from '../../ports/wechat-codes';
import type { WechatIdentities } from '../../ports/wechat-identities';
import type { SecurityLog } from '../../ports/security-log';
import type { OpenLogin } from './open-login';

export interface WechatLoginNeeds {
  readonly authorisations: WechatAuthorisations;
  readonly identities: WechatIdentities;
  readonly openLogin: OpenLogin;
  readonly security: SecurityLog;
  readonly limits: Limits;
  readonly clock: Clock;
}

/** A token; or a person whose phone must be bound, with the proof that WeChat named them. */
export type WechatLoginOutcome =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'unbound'; readonly nickname: string; readonly proof: string };

export type WechatLogin = (given: {
  readonly code: string;
  readonly visitor: Visitor;
}) => Promise<Either<Refusal, WechatLoginOutcome>>;

/**
 * Login by WeChat (LOG-05, SEC-05). Counted for its address before the code is looked at, so that codes cannot be
 * tried out; a code that was good is given back.
 */
export const makeWechatLogin = (needs: WechatLoginNeeds): WechatLogin => {
  const { authorisations, identities, openLogin, security, limits, clock } = needs;
  return async ({ code, visitor }) => {
    const { ip } = visitor;
    const key = `wechat:address:${ip}`;
    const verdict = await limits.take(key, loginsPerAddress);
    if (!verdict.allowed) return left(loginTooOften(minutesUntil(verdict.retryAt, clock.now())));
    const person = await authorisations.redeem(code);
    if (person === null) {
      security.note({ kind: 'login.failed', address: ip, account: null, about: 'wechat' });
      return left(refusals.wechatCodeSpent);
    }
    await limits.giveBack(key);
    const accountId = await identities.accountOf(person);
    return accountId === null
      ? right({ kind: 'unbound', nickname: person.nickname, proof: await identities.offer(person) })
      : right({ kind: 'token', token: await openLogin(accountId, 'wechat', visitor) });
  };
};
