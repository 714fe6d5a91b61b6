import type { Consent, RecordedConsent } from '../domain/consent/consent';

/** Who agreed to which versions of the privacy policy and the user agreement (PRI-06). */
export interface Consents {
  /** Records a consent; where one to these versions and of this place still holds, that one stays as it is. */
  readonly add: (accountId: string, consent: Consent) => Promise<void>;
  /** The latest first; at most 100. */
  readonly list: (accountId: string) => Promise<readonly RecordedConsent[]>;
  /**
   * Takes back every consent that holds and, in one with it, ends every login, and the sockets of all but the one that asks.
   * @param asking the login that asks
   */
  readonly withdraw: (accountId: string, asking: string) => Promise<void>;
}
