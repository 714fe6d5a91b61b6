import type { ConsentEntry, GivenConsent, PersonalData } from '../domain/consent/consent-entry';
import type { Call, CallOptions } from './call';

/** The record of who agreed to what, and one's own data (PRI-06). All calls are a member's own. */
export interface ConsentGateway {
  /** Records a consent; the same version again leaves the first one as it is. */
  readonly agree: (consent: GivenConsent, options?: CallOptions) => Call<void>;
  /** What is on record, the latest first. */
  readonly list: (options?: CallOptions) => Call<readonly ConsentEntry[]>;
  /** Takes back every consent that holds, and ends every session of the account, the one that asks too. */
  readonly withdraw: (options?: CallOptions) => Call<void>;
  /** Everything that the gateway holds of the account. */
  readonly exportData: (options?: CallOptions) => Call<PersonalData>;
}
