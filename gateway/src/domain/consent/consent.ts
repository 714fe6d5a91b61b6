/** Where a consent was given. */
export type ConsentPlace = 'browser' | 'wechat' | 'native';

/** That somebody agreed to a version of the privacy policy; `at` is milliseconds since 1970. */
export interface Consent {
  readonly version: string;
  readonly environment: ConsentPlace;
  readonly at: number;
}

/** A consent on record, and when it was taken back; null while it holds. */
export interface RecordedConsent extends Consent {
  readonly withdrawnAt: number | null;
}

const versionShape = /^\d{1,4}(?:\.\d{1,4}){0,3}$/;

/** Whether a text can be a version of the policy. */
export const isPolicyVersion = (text: string): boolean => versionShape.test(text);

/** A device's clock may be wrong: a consent is never later than the moment at which it is recorded. */
export const consentTime = (said: number, now: number): number => Math.min(Math.max(0, said), now);
