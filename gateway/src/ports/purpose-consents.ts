import type { ConsentPurpose, PurposeRecord } from '../../../contract/privacy/separate-consents';

/** The separate consents of accounts, each to one purpose (MKT-23). */
export interface PurposeConsents {
  /** The records of an account for a purpose, the latest first; at most 100. */
  readonly history: (accountId: string, purpose: ConsentPurpose) => Promise<readonly PurposeRecord[]>;
  /** Records a consent to a version; one that holds already stays as it is, one to another version ends. */
  readonly give: (accountId: string, purpose: ConsentPurpose, version: string) => Promise<void>;
  /** Ends the consent that holds; without one nothing changes. */
  readonly withdraw: (accountId: string, purpose: ConsentPurpose) => Promise<void>;
  /** Whether a consent to this version holds. */
  readonly holds: (accountId: string, purpose: ConsentPurpose, version: string) => Promise<boolean>;
}
