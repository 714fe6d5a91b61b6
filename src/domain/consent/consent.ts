import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { record } from '../../../contract/codec/record';
import { WireFilledText } from '../../../contract/codec/text';
import { withDefault } from '../../../contract/codec/with-default';

/**
 * The current version of the privacy policy. A policy with new content gets a new version here, with
 * the changes in `policyHistory`; members who agreed to an earlier one consent again (PRI-06).
 */
export const policyVersion = '1.2';

/** The version of the user agreement that holds now; it goes with `agreementHistory` in the same way. */
export const agreementVersion = '1.0';

/**
 * A consent: to which version of the policy and of the agreement, and when (milliseconds since 1970). A
 * consent from before the agreement's version was kept is to the first, for there was no other.
 */
export const Consent = record(
  { version: WireFilledText, agreement: withDefault(WireFilledText, '1.0'), at: t.number },
  'Consent',
);
export type Consent = t.TypeOf<typeof Consent>;

/** The texts that a person agrees to now. */
export const consentNow = (at: number): Consent => ({
  version: policyVersion,
  agreement: agreementVersion,
  at,
});

/** Whether a consent is to the versions that hold now. */
export const isToWhatHolds = (consent: Consent | null): boolean =>
  consent?.version === policyVersion && consent.agreement === agreementVersion;

/** Reads what the device kept; null for nothing, and for what is no consent. */
export function decodeConsent(text: string | null): Consent | null {
  try {
    const decoded = Consent.decode(JSON.parse(text ?? 'null'));
    return isRight(decoded) ? decoded.right : null;
  } catch {
    return null;
  }
}
