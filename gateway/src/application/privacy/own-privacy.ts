import { left, right, type Either } from 'fp-ts/Either';
import { consentTime, isVersion, type Consent, type RecordedConsent } from '../../domain/consent/consent';
import { consentsPerAccount, exportsPerAccount, minutesUntil } from '../../domain/limit/limits';
import { exportTooOften, refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Session } from '../../domain/session/session';
import type { Clock } from '../../ports/clock';
import type { Consents } from '../../ports/consents';
import type { Limits } from '../../ports/limits';
import type { MessageBus } from '../../ports/message-bus';
import type { PersonalData } from '../../ports/personal-data';
import { namedRecords } from './named-records';

export interface OwnPrivacyNeeds {
  readonly consents: Consents;
  readonly data: PersonalData;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly bus: MessageBus;
}

const answeredWithinMs = 2_000;

/** What of an account is handed out, and when it was put together. */
export interface Exported {
  readonly exportedAt: number;
  readonly records: Readonly<Record<string, readonly object[]>>;
}

export interface OwnPrivacy {
  readonly agree: (session: Session, consent: Consent) => Promise<Either<Refusal, null>>;
  readonly list: (session: Session) => Promise<readonly RecordedConsent[]>;
  /** Takes back what holds and ends every login of the account, the one that asks too. */
  readonly withdraw: (session: Session) => Promise<Either<Refusal, null>>;
  readonly exportData: (session: Session) => Promise<Either<Refusal, Exported>>;
}

/** A member's own consents and data (PRI-06); each call is about the member that the token names. */
export const makeOwnPrivacy = (needs: OwnPrivacyNeeds): OwnPrivacy => {
  const { consents, data, limits, clock, bus } = needs;
  return {
    agree: async ({ userId }, { version, agreement, environment, at }) => {
      if (!isVersion(version) || !isVersion(agreement) || !Number.isSafeInteger(at))
        return left(refusals.wrongParameters);
      const verdict = await limits.take(`consent:account:${userId}`, consentsPerAccount);
      // One more of the same is no news: nothing is refused that the person could do anything about.
      if (verdict.allowed)
        await consents.add(userId, { version, agreement, environment, at: consentTime(at, clock.now()) });
      return right(null);
    },
    list: ({ userId }) => consents.list(userId),
    withdraw: async ({ userId, sessionId }) => {
      await consents.withdraw(userId, sessionId);
      // By then the one that asks has its answer, and does not take its closed socket for a refusal.
      clock.after(answeredWithinMs, () => void bus.publish({ kind: 'sessions.ended', userId, sessionId }));
      return right(null);
    },
    exportData: async ({ userId }) => {
      const verdict = await limits.take(`export:account:${userId}`, exportsPerAccount);
      if (!verdict.allowed) return left(exportTooOften(minutesUntil(verdict.retryAt, clock.now())));
      return right({ exportedAt: clock.now(), records: namedRecords(await data.of(userId)) });
    },
  };
};
