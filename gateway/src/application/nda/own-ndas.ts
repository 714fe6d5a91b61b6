import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { addressOf } from '../../../../contract/kind/address';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { ndasPerAccount } from '../../domain/limit/limits';
import { isSameName } from '../../domain/nda/nda';
import type { NdaEvent } from '../../domain/nda/nda-event';
import type { Visitor } from '../../domain/session/visitor';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Digest } from '../../ports/digest';
import type { Limits } from '../../ports/limits';
import type { MessageBus } from '../../ports/message-bus';
import type { Ndas } from '../../ports/ndas';
import { makeNotifyChanges } from '../chat/notify-changes';
import { standingOf, type MaySign, type Standing } from './standing';
import { notifyAtOnce } from './notify-at-once';

export interface OwnNdasNeeds {
  readonly accounts: Accounts;
  readonly ndas: Ndas;
  readonly limits: Limits;
  readonly bus: MessageBus;
  readonly clock: Clock;
  readonly digest: Digest;
  /** Takes the code that was sent to this phone; left with the person's words when it is not the one. */
  readonly takeCode: (phone: string, code: string, visitor: Visitor) => Promise<Either<Refusal, unknown>>;
}

/** The input of a signature. */
export interface Signing {
  readonly saleId: string;
  readonly version: string;
  readonly sha256: string;
  readonly name: string;
  readonly caption: string;
  /** The signer's device, in words. */
  readonly device: string;
  readonly visitor: Visitor;
}

/** A member's own NDAs, on one deal at a time. */
export interface OwnNdas {
  readonly current: (accountId: string, saleId: string) => Promise<Either<Refusal, Standing>>;
  readonly sign: (accountId: string, signing: Signing) => Promise<Either<Refusal, Standing>>;
  readonly withdraw: (accountId: string, saleId: string) => Promise<Either<Refusal, Standing>>;
}

const inTheWay: Readonly<Record<Exclude<MaySign, 'yes'>, Refusal>> = {
  toBeVerified: refusals.ndaToBeVerified,
  ownDeal: refusals.ndaOwnDeal,
  nothingSealed: refusals.ndaNothingSealed,
  dealClosed: refusals.ndaDealClosed,
};

export const makeOwnNdas = (needs: OwnNdasNeeds): OwnNdas => {
  const { accounts, ndas, limits, bus, clock, digest, takeCode } = needs;
  const notify = makeNotifyChanges(needs);

  const current: OwnNdas['current'] = async (accountId, saleId) => {
    const account = await accounts.byId(accountId);
    if (account === null) return left(refusals.notLoggedIn);
    const deal = await ndas.deal(saleId);
    if (deal === null) return left(refusals.saleUnknown);
    const found = await ndas.of({ accountId, saleId });
    return right(standingOf(account, deal, found, { digest, now: clock.now() }));
  };

  const moved = async (before: Standing, event: NdaEvent): Promise<Either<Refusal, Standing>> => {
    const { account, deal } = before;
    const now = clock.now();
    const result = await ndas.move({ accountId: account.id, saleId: deal.id }, event, now);
    if (isLeft(result)) return result;
    await notifyAtOnce(bus, result.right.notices);
    // Other tabs and devices of theirs show the same deal (SOC-08).
    await notify.deal(account.id, addressOf('sale', deal));
    return right(standingOf(account, deal, result.right, { digest, now }));
  };

  return {
    current,
    sign: async (accountId, { saleId, version, sha256, name, caption, device, visitor }) => {
      const standing = await current(accountId, saleId);
      if (isLeft(standing)) return standing;
      const { account, maySign, state, offered } = standing.right;
      if (maySign !== 'yes') return left(inTheWay[maySign]);
      // Signed before: a second signature changes nothing, and takes no code (ENT-09).
      if (state === 'pending' || state === 'signed') return standing;
      if (offered.version !== version || offered.sha256 !== sha256.toLowerCase())
        return left(refusals.ndaTextChanged);
      if (!isSameName(name, account.name)) return left(refusals.ndaName);
      const pace = await limits.take(`nda:account:${accountId}`, ndasPerAccount);
      if (!pace.allowed) return left(refusals.ndasTooOften);
      const taken = await takeCode(account.phone, caption, visitor);
      if (isLeft(taken)) return taken;
      const signature = {
        version,
        sha256: offered.sha256,
        name: account.name,
        company: account.company,
        device,
        at: clock.now(),
      };
      return moved(standing.right, { kind: 'signatureGiven', signature });
    },
    withdraw: async (accountId, saleId) => {
      const standing = await current(accountId, saleId);
      if (isLeft(standing) || standing.right.nda === null) return standing;
      return moved(standing.right, { kind: 'withdrawn', name: standing.right.account.name });
    },
  };
};
