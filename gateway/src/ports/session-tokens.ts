import type { Session } from '../domain/session/session';

/** Bearer tokens: opaque, kept as hashes only, expiring and revocable (SEC-05, SES-08). */
export interface SessionTokens {
  /** The session of a valid token; null when it is unknown, expired or revoked. */
  readonly userOf: (token: string) => Promise<Session | null>;
}
