import type * as t from 'io-ts';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText } from '../codec/text';

/** A ticket that is given without a captcha; both are null where the captcha is to be shown (CAP-01). */
export const CaptchaPass = record(
  { ticket: orNull(WireFilledText), randstr: orNull(WireFilledText) },
  'CaptchaPass',
);
export type CaptchaPass = t.TypeOf<typeof CaptchaPass>;
