import type { SecurityEvent } from '../domain/security/security-event';

/** Events of logins and limits, for an investigation of an attack. Writing never fails and is never waited for. */
export interface SecurityLog {
  readonly note: (event: SecurityEvent) => void;
}
