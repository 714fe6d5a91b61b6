import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { record } from '../wire/record';
import { WireFilledText } from '../wire/text';

/**
 * The version of the privacy policy that holds now. A policy that says something new gets a new version here, with
 * what changed in the text of /agreePrivacy; whoever agreed to another is asked again (PRI-06).
 */
export const policyVersion = '1.1';

/** That somebody agreed: to which version of the policy, and when (milliseconds since 1970). */
export const Consent = record({ version: WireFilledText, at: t.number }, 'Consent');
export type Consent = t.TypeOf<typeof Consent>;

/** Reads what the device kept; null for nothing, and for what is no consent. */
export function decodeConsent(text: string | null): Consent | null {
  try {
    const decoded = Consent.decode(JSON.parse(text ?? 'null'));
    return isRight(decoded) ? decoded.right : null;
  } catch {
    return null;
  }
}
