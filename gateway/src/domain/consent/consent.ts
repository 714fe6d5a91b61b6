/** Where a consent was given. */
export type ConsentPlace = 'browser' | 'wechat' | 'native';

/** A consent to the privacy policy and the user agreement; `at` is milliseconds since 1970. */
export interface Consent {
  /** Of the privacy policy. */
  readonly version: string;
  /** The version of the user agreement. */
  readonly agreement: string;
  readonly environment: ConsentPlace;
  readonly at: number;
}

/** A consent on record, and when it was taken back; null while it holds. */
export interface RecordedConsent extends Consent {
  readonly withdrawnAt: number | null;
}

const versionShape = /^\d{1,4}(?:\.\d{1,4}){0,3}$/;

/** Whether a text can be a version of the policy or of the agreement. */
export const isVersion = (text: string): boolean => versionShape.test(text);

/** A device's clock may be wrong: a consent is never later than the moment at which it is recorded. */
export const consentTime = (said: number, now: number): number => Math.min(Math.max(0, said), now);
