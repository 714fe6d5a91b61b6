import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { accountPhone } from '../../domain/account/phone';
import { codesPerAddress, codesPerPhone, secondsUntil } from '../../domain/limit/limits';
import { codeTooOften, refusals, type Refusal } from '../../domain/refusal/refusal';
import {
  codeFrom,
  codeLifetimeMs,
  type CodePurpose,
  type CodeVerdict,
} from '../../domain/sent-code/sent-code';
import { isMadeByPage } from '../../domain/ticket/ticket';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Limit, Limits } from '../../ports/limits';
import type { Random } from '../../ports/random';
import type { SentCodes } from '../../ports/sent-codes';
import type { TicketStore } from '../../ports/ticket-store';

export interface CodeNeeds {
  readonly codes: SentCodes;
  readonly accounts: Pick<Accounts, 'byPhone'>;
  readonly tickets: Pick<TicketStore, 'redeem'>;
  readonly limits: Pick<Limits, 'take'>;
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
  readonly ip: string;
}

/** The phone as accounts keep it, once the code that was sent to it is known; else the words for the person. */
type Proof = (
  userName: string,
  countryCode: string,
  purpose: CodePurpose,
  code: string,
) => Promise<Either<Refusal, string>>;

export interface CodeDesk {
  /**
   * Sends a code. The order matters: an address that asks too often is stopped first; a ticket is spent before the
   * phone is counted, so that nobody can block a phone without solving captchas. A code for a forgotten password of
   * nobody's is answered like any other and goes nowhere, so that nobody learns who has an account (SEC-05).
   */
  readonly send: (wish: CodeWish) => Promise<Either<Refusal, null>>;
  /** Whether a code is right; it stays good. A wrong one counts. */
  readonly checkCode: Proof;
  /** The same, and the code is used up. */
  readonly takeCode: Proof;
}

const words: Readonly<Record<Exclude<CodeVerdict, 'right'>, Refusal>> = {
  wrong: refusals.codeWrong,
  used: refusals.codeUsed,
  burnt: refusals.codeBurnt,
  expired: refusals.codeExpired,
};

export const makeCodeDesk = (needs: CodeNeeds): CodeDesk => {
  const { codes, accounts, tickets, limits, clock, random } = needs;

  const counted = async (key: string, most: readonly Limit[]): Promise<Either<Refusal, null>> => {
    for (const limit of most) {
      const verdict = await limits.take(`${key}:${limit.windowMs}`, limit);
      if (!verdict.allowed) return left(codeTooOften(secondsUntil(verdict.retryAt, clock.now())));
    }
    return right(null);
  };

  const proof =
    (uses: boolean): Proof =>
    async (userName, countryCode, purpose, code) => {
      const phone = accountPhone(userName, countryCode);
      if (phone === null) return left(refusals.phoneWrong);
      const verdict = await codes.judge({ phone, purpose, code: code.replaceAll(/\s/g, '') }, { uses });
      return verdict === 'right' ? right(phone) : left(words[verdict]);
    };

  return {
    checkCode: proof(false),
    takeCode: proof(true),
    send: async ({ purpose, userName, countryCode, ticket, randstr, ip }) => {
      if (userName.trim() === '') return left(refusals.wrongParameters);
      const phone = accountPhone(userName, countryCode);
      if (phone === null) return left(refusals.phoneWrong);

      const addressCount = await counted(`code:address:${ip}`, codesPerAddress);
      if (isLeft(addressCount)) return addressCount;
      if (isMadeByPage(ticket) || (await tickets.redeem({ ticket, randstr })) !== 'ok')
        return left(refusals.ticketSpent);
      const phoneCount = await counted(`code:phone:${phone}`, codesPerPhone);
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
      });
      return right(null);
    },
  };
};
