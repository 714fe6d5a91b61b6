import type { CaptchaUse } from '../captcha/events';
import type { FormCompleted } from '../phone-form/events';

/** What starts a way in: the captcha's appid, without which no code is sent (CAP-02). */
export interface WayInInput extends CaptchaUse {
  /** The query of the page: the place to go on to is carried along to another way in (LOG-07). */
  readonly query: string;
}

export type WayInEvent = FormCompleted;

export type WayInFact =
  /** The form broke; nothing can be typed any more. */
  { readonly type: 'way.formLost' };
