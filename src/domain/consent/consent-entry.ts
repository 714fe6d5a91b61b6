import type { Environment } from '../access/environment';
import type { Consent } from './consent';

/** A consent as it is handed to the gateway: where it was given too. */
export interface GivenConsent extends Consent {
  readonly environment: Environment;
}

/** A consent on record for an account; times are milliseconds since 1970 (PRI-06). */
export interface ConsentEntry extends GivenConsent {
  /** When it was taken back; null while it holds. */
  readonly withdrawnAt: number | null;
}

/** Everything that the gateway holds of an account, to be kept as it came (PRI-06). */
export interface PersonalData {
  /** Milliseconds since 1970. */
  readonly exportedAt: number;
  /** Records by their kind. */
  readonly records: Readonly<Record<string, unknown>>;
}
