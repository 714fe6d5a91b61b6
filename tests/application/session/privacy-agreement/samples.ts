import type {
  PrivacyEvent,
  PrivacyInput,
} from '../../../../src/application/session/privacy-agreement/events';
import type { KeptConsent } from '../../../../src/application/session/privacy-agreement/setup';
import { consentNow, type Consent } from '../../../../src/domain/consent/consent';

export const earlier: Consent = { version: '1.0', agreement: '1.0', at: 1_790_000_000_000 };
export const current: Consent = consentNow(1_795_000_000_000);

export const inBrowser: PrivacyInput = { standing: 'notNeeded', kept: null };
export const firstTime: PrivacyInput = { standing: 'missing', kept: null };
export const afterNewVersion: PrivacyInput = { standing: 'missing', kept: earlier };
export const agreedBefore: PrivacyInput = { standing: 'agreed', kept: current };

export const accepted: PrivacyEvent = { type: 'privacy.accepted' };
export const declined: PrivacyEvent = { type: 'privacy.declined' };
export const readAgain: PrivacyEvent = { type: 'privacy.readAgainRequested' };
export const exit: PrivacyEvent = { type: 'privacy.exitRequested' };
export const ticked: PrivacyEvent = { type: 'privacy.ticked' };
export const known: PrivacyEvent = { type: 'privacy.memberKnown', userId: '7' };
export const takenBack: PrivacyEvent = { type: 'privacy.consentTakenBack' };

export const answers: readonly PrivacyEvent[] = [accepted, declined, readAgain, exit];
export const consequences: readonly PrivacyEvent[] = [ticked, known, takenBack];

export const keptOnDevice: KeptConsent = { consent: current, kept: true };
export const notKept: KeptConsent = { consent: current, kept: false };
