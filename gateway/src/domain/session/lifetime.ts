import { dayMs, minuteMs } from '../../../../contract/values/duration';

/** A token that is never renewed ends after 7 days. */
export const tokenLifetimeMs = 7 * dayMs;

/** A session ends 30 days after its login, however often it was renewed; then one logs in again. */
export const sessionLifetimeMs = 30 * dayMs;

/**
 * So long a renewed token stays good, for the other tabs that still hold it, and so long the renewal that was made is
 * answered again instead of another (SES-08).
 */
export const renewalGraceMs = minuteMs;

/** When a token ends that is issued at `now`, of a session that began at `startedAt`. Milliseconds since 1970. */
export const endOfToken = (startedAt: number, now: number): number =>
  Math.min(now + tokenLifetimeMs, startedAt + sessionLifetimeMs);

/** When a token ends that was renewed at `now`: never later than it would have. Milliseconds since 1970. */
export const endAfterRenewal = (expiresAt: number, now: number): number =>
  Math.min(expiresAt, now + renewalGraceMs);

/** Whether the session was renewed so lately that the renewal made is answered again. */
export const renewedJustNow = (renewedAt: number | null, now: number): boolean =>
  renewedAt !== null && now < renewedAt + renewalGraceMs;
