import { agreementVersion, policyVersion } from './consent';

/** What the device notes once the consent of an account to what holds now is on record (PRI-06). */
export const recordedConsent = (userId: string): string => `${userId} ${policyVersion} ${agreementVersion}`;
