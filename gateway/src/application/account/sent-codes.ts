import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { accountPhone } from '../../domain/account/phone';
import { codeDelays } from '../../domain/limit/growing-delay';
import { codesPerAddress, codesPerPhone, secondsUntil } from '../../domain/limit/limits';
import { codeTooOften, refusals, type Refusal } from '../../../../contract/refusal/refusal';
import {
  codeFrom,
  codeLifetimeMs,
  type CodePurpose,
  type CodeVerdict,
} from '../../domain/sent-code/sent-code';
import type { Visitor } from '../../domain/session/visitor';
import { passUseOf } from '../../domain/ticket/pass';
import { isMadeByPage } from '../../domain/ticket/ticket';
import { plainDigits } from '../../domain/account/plain-digits';
import type { Accounts } from '../../ports/accounts';
import type { CaptchaPasses } from '../../ports/captcha-passes';
import type { Clock } from '../../ports/clock';
import type { GrowingDelays } from '../../ports/growing-delays';
import type { Limit, Limits } from '../../ports/limits';
import type { Random } from '../../ports/random';
import type { SentCodes } from '../../ports/sent-codes';
import type { TicketStore } from '../../ports/ticket-store';
import type { PlaceOf } from './visitor-place';
import type { WarnOwner } from './warn-owner';

export interface CodeNeeds {
  readonly codes: SentCodes;
  readonly accounts: Pick<Accounts, 'byPhone'>;
  readonly tickets: Pick<TicketStore, 'redeem'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly delays: Pick<GrowingDelays, 'admit' | 'clear'>;
  readonly passes: Pick<CaptchaPasses, 'passed' | 'forget'>;
  readonly placeOf: PlaceOf;
  readonly warn: WarnOwner;
  readonly clock: Clock;
  readonly random: Pick<Random, 'integer'>;
}

interface CodeWish {
  readonly purpose: CodePurpose;
  readonly userName: string;
  readonly countryCode: string;
  /** The captcha's proof. */
  readonly ticket: string;
  readonly randstr: string;
  readonly visitor: Visitor;
}

/** A phone, the code that its owner typed, and from where. */
export interface PhoneProof {
  readonly userName: string;
  readonly countryCode: string;
  readonly code: string;
  readonly visitor: Visitor;
}

/** The phone as accounts keep it, once the code that was sent to it is known; else the words for the person. */
type Proof = (given: PhoneProof, purpose: CodePurpose) => Promise<Either<Refusal, string>>;

export interface CodeDesk {
  /**
   * Sends a code. The order matters: an address that asks too often is stopped first; a ticket is spent before the
   * phone is counted, so that blocking a phone needs solved captchas. A code for a forgotten password of
   * an unknown account is answered like any other and goes nowhere, so that the answer does not reveal accounts (SEC-05).
   */
  readonly send: (wish: CodeWish) => Promise<Either<Refusal, null>>;
  /** Whether a code is right; it stays good. A wrong one counts. */
  readonly checkCode: Proof;
  /** The same, and the code is used up. */
  readonly takeCode: Proof;
}

/** A code whose tries were used up by others is refused as a wrong one: the answer does not reveal that there is one. */
const words: Readonly<Record<Exclude<CodeVerdict, 'right'>, Refusal>> = {
  wrong: refusals.codeWrong,
  used: refusals.codeUsed,
  burnt: refusals.codeWrong,
  expired: refusals.codeExpired,
};

export const makeCodeDesk = (needs: CodeNeeds): CodeDesk => {
  const { codes, accounts, tickets, limits, delays, passes, placeOf, warn, clock, random } = needs;

  const counted = async (key: string, most: readonly Limit[]): Promise<Either<Refusal, null>> => {
    for (const limit of most) {
      const verdict = await limits.take(`${key}:${limit.windowMs}`, limit);
      if (!verdict.allowed) return left(codeTooOften(secondsUntil(verdict.retryAt, clock.now())));
    }
    return right(null);
  };

  const triesKey = (phone: string, purpose: CodePurpose, place: string): string =>
    `code:tries:${purpose}:${phone}:${place}`;

  /** Counted by phone and place before the code is looked at, whether there is one or not. */
  const proof =
    (uses: boolean): Proof =>
    async ({ userName, countryCode, code, visitor }, purpose) => {
      const phone = accountPhone(userName, countryCode);
      if (phone === null) return left(refusals.phoneWrong);
      const place = (await placeOf(phone, visitor)).key;
      const key = triesKey(phone, purpose, place);
      const count = await delays.admit(key, codeDelays);
      if (!count.admitted) return left(refusals.codeBurnt);
      const verdict = await codes.judge({ phone, purpose, code: plainDigits(code), place }, { uses });
      if (verdict === 'right') {
        await delays.clear(key);
        return right(phone);
      }
      const last = count.failures >= codeDelays.free;
      if (last) warn(phone, visitor.ip);
      if (last && visitor.device !== null) await passes.forget(visitor.device);
      return left(last && verdict !== 'used' && verdict !== 'expired' ? refusals.codeBurnt : words[verdict]);
    };

  return {
    checkCode: proof(false),
    takeCode: proof(true),
    send: async ({ purpose, userName, countryCode, ticket, randstr, visitor }) => {
      if (userName.trim() === '') return left(refusals.wrongParameters);
      const phone = accountPhone(userName, countryCode);
      if (phone === null) return left(refusals.phoneWrong);

      const place = await placeOf(phone, visitor);
      const addressCount = await counted(`code:address:${visitor.ip}`, codesPerAddress);
      if (isLeft(addressCount)) return addressCount;
      const pass = passUseOf(randstr);
      if (pass === 'login' || isMadeByPage(ticket) || (await tickets.redeem({ ticket, randstr })) !== 'ok')
        return left(refusals.ticketSpent);
      if (pass === null && visitor.device !== null) await passes.passed(visitor.device);
      const whose = place.known ? `${phone}:${place.key}` : phone;
      const phoneCount = await counted(`code:phone:${whose}`, codesPerPhone);
      if (isLeft(phoneCount)) return phoneCount;

      const owner = await accounts.byPhone(phone);
      const sentAt = clock.now();
      await codes.issue({
        phone,
        purpose,
        code: codeFrom(random.integer(1_000_000)),
        delivered: purpose !== 'forgotten' || (owner !== null && !owner.account.removed),
        sentAt,
        expiresAt: sentAt + codeLifetimeMs,
        askedBy: place.key,
      });
      await delays.clear(triesKey(phone, purpose, place.key));
      return right(null);
    },
  };
};
