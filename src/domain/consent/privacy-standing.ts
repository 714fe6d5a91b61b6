import type { Environment } from '../access/environment';
import { isToWhatHolds, type Consent } from './consent';

/**
 * Whether the privacy agreement comes first: the app asks for it before anything else (PRI-02), a browser only
 * asks a member whose consent is to an earlier version (PRI-06).
 */
export type PrivacyStanding = 'notNeeded' | 'agreed' | 'missing';

/** The state of the agreement at start, by the device's record. A consent to another version does not count (PRI-06). */
export function privacyStanding(environment: Environment, kept: Consent | null): PrivacyStanding {
  if (environment !== 'native') return 'notNeeded';
  return isToWhatHolds(kept) ? 'agreed' : 'missing';
}
