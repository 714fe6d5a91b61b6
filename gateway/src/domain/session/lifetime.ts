const minuteMs = 60_000;

/** A token that is never renewed ends after 7 days. */
export const tokenLifetimeMs = 7 * 24 * 60 * minuteMs;

/** So long a renewed token stays good, for the other tabs that still hold it (SES-08). */
export const renewalGraceMs = minuteMs;

/** When a token ends that was renewed at `now`: never later than it would have. Milliseconds since 1970. */
export const endAfterRenewal = (expiresAt: number, now: number): number =>
  Math.min(expiresAt, now + renewalGraceMs);
