import { right, left } from 'fp-ts/Either';
import type { RenewalEvent, RenewalInput } from '../../../../src/application/session/consent-renewal/events';
import type { Answer } from '../../../../src/application/kit/from-call';
import { consentNow, type Consent } from '../../../../src/domain/consent/consent';
import type { ConsentEntry } from '../../../../src/domain/consent/consent-entry';

export const earlier: Consent = { version: '1.0', agreement: '1.0', at: 1_790_000_000_000 };
export const current: Consent = consentNow(1_795_000_000_000);
const onRecord = (consent: Consent): ConsentEntry => ({
  ...consent,
  environment: 'browser',
  withdrawnAt: null,
});
export const recordedEarlier = onRecord(earlier);
export const recordedNow = onRecord(current);

export const inBrowser: RenewalInput = { environment: 'browser' };
export const inWechat: RenewalInput = { environment: 'wechat' };
export const inApp: RenewalInput = { environment: 'native' };

export const known = (given: Consent | null, userId = '7'): RenewalEvent => ({
  type: 'renewal.memberKnown',
  userId,
  given,
});
export const left7: RenewalEvent = { type: 'renewal.memberLeft' };
export const accepted: RenewalEvent = { type: 'renewal.accepted' };
export const declined: RenewalEvent = { type: 'renewal.declined' };
export const readAgain: RenewalEvent = { type: 'renewal.readAgainRequested' };
export const logOut: RenewalEvent = { type: 'renewal.logoutRequested' };
export const answers: readonly RenewalEvent[] = [accepted, declined, readAgain, logOut];

export const outdated: Answer<readonly ConsentEntry[]> = right([recordedEarlier]);
export const covered: Answer<readonly ConsentEntry[]> = right([recordedNow, recordedEarlier]);
export const neverAgreed: Answer<readonly ConsentEntry[]> = right([]);
export const unread: Answer<never> = left({ kind: 'network' });
export const recorded: Answer<unknown> = right(undefined);
export const notRecorded: Answer<never> = left({ kind: 'network' });
/** After a defect of the call. */
export const broken: Answer<never> = left({ kind: 'malformed', field: '' });
/** The call took longer than its limit. */
export const late: Answer<never> = left({ kind: 'timeout' });
