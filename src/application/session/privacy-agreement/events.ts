import type { Consent } from '../../../domain/consent/consent';
import type { PrivacyStanding } from '../../../domain/consent/privacy-standing';

export interface PrivacyInput {
  readonly standing: PrivacyStanding;
  /** What the device kept, also when it was given to another version; null when it kept nothing. */
  readonly kept: Consent | null;
}

export type PrivacyEvent =
  | { readonly type: 'privacy.accepted' }
  | { readonly type: 'privacy.declined' }
  | { readonly type: 'privacy.readAgainRequested' }
  | { readonly type: 'privacy.exitRequested' }
  /** A session was opened, and every way in asks for the agreement's tick first. */
  | { readonly type: 'privacy.ticked' }
  /** It is known who is logged in, so that the consent can be recorded for the account (PRI-06). */
  | { readonly type: 'privacy.memberKnown'; readonly userId: string }
  /** The consent was taken back in /user/privacy (PRI-06). */
  | { readonly type: 'privacy.consentTakenBack' };

export type PrivacyFact =
  | { readonly type: 'privacy.granted' }
  /** The device could not keep the consent, which holds for this run (PRI-05). */
  | { readonly type: 'privacy.notKept' }
  | { readonly type: 'privacy.withdrawn'; readonly standing: PrivacyStanding };

/** Sent to the actor that keeps the record. */
export type RecordCommand =
  | { readonly type: 'record.given'; readonly consent: Consent | null }
  | { readonly type: 'record.ticked' }
  | { readonly type: 'record.memberKnown'; readonly userId: string }
  | { readonly type: 'record.forgotten' };
