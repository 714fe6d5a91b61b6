import type { CaptchaUse } from '../captcha/events';

/** What starts the flow: the captcha's appid (CAP-02), and the phone that the code goes to. */
export interface UnsubscribeInput extends CaptchaUse {
  readonly userName: string;
}

export type UnsubscribeEvent =
  | { readonly type: 'unsubscribe.understoodToggled' }
  | { readonly type: 'unsubscribe.continued' }
  | { readonly type: 'unsubscribe.codeRequested' }
  | { readonly type: 'unsubscribe.codeTyped'; readonly text: string }
  /** Code given: asks once more. */
  | { readonly type: 'unsubscribe.submitted' }
  | { readonly type: 'unsubscribe.confirmed' }
  | { readonly type: 'unsubscribe.cancelled' }
  | { readonly type: 'code.captchaDismissed' }
  | { readonly type: 'code.captchaRetryRequested' };
