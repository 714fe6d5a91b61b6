import type * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText } from '../codec/text';

/** What the captcha service says of itself before its frame is opened (contract: Captcha). */
export const CaptchaConfig = record(
  {
    appid: WireFilledText,
    /** Size of the frame in px, where the service states it. */
    width: orNull(WireCount),
    height: orNull(WireCount),
  },
  'CaptchaConfig',
);
export type CaptchaConfig = t.TypeOf<typeof CaptchaConfig>;
