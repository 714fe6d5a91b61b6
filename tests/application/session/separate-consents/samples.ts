import type { PurposeConsent } from '../../../../contract/privacy/separate-consents';
import type { SeparateConsentsEvent } from '../../../../src/application/session/separate-consents/events';

const record = { version: '1.0', givenAt: 1_795_000_000_000, withdrawnAt: null };

export const notGiven: readonly PurposeConsent[] = [{ purpose: 'recommendation', history: [] }];
export const given: readonly PurposeConsent[] = [{ purpose: 'recommendation', history: [record] }];
export const takenBack: readonly PurposeConsent[] = [
  { purpose: 'recommendation', history: [{ ...record, withdrawnAt: 1_795_000_060_000 }] },
];
/** A consent to an earlier text, which does not hold for the present one. */
export const givenEarlier: readonly PurposeConsent[] = [
  { purpose: 'recommendation', history: [{ ...record, version: '0.9' }] },
];

export const giving: SeparateConsentsEvent = { type: 'consents.given', purpose: 'recommendation' };
export const withdrawing: SeparateConsentsEvent = { type: 'consents.withdrawn', purpose: 'recommendation' };
export const reloading: SeparateConsentsEvent = { type: 'consents.reloadRequested' };
