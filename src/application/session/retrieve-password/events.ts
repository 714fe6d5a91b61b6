import type { CaptchaUse } from '../captcha/events';
import type { FormCompleted, PhoneFormInput } from '../phone-form/events';

/** What starts it: the captcha's appid, without which no code is sent (CAP-02), and whose phone is proved. */
export type RetrieveInput = CaptchaUse & Pick<PhoneFormInput, 'ownPhone'>;

export type RetrieveEvent =
  | FormCompleted
  | { readonly type: 'retrieve.passwordChanged'; readonly text: string }
  | { readonly type: 'retrieve.submitted' };

export type RetrieveFact =
  /** The form broke; nothing can be typed any more. */
  { readonly type: 'retrieve.formLost' };
