import type { SecurityEvent } from '../domain/security/security-event';

/** What happened to logins and limits, for whoever looks into an attack. Writing never fails and is never waited for. */
export interface SecurityLog {
  readonly note: (event: SecurityEvent) => void;
}
