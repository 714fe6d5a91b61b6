import type { CodeMode } from '../../../domain/verification-code/code-mode';
import type { CodeRecipient, SentCodes } from '../../../domain/verification-code/sent-code';
import type { CaptchaUse } from '../captcha/events';

/** What starts the flow: the captcha's appid (CAP-02), and what the code is for (LOG-10). */
export interface VerificationCodeInput extends CaptchaUse {
  readonly mode: CodeMode;
}

export type VerificationCodeEvent =
  | ({ readonly type: 'code.requested' } & CodeRecipient)
  /** The sheet of the captcha was closed by its cross, or by back. */
  | { readonly type: 'code.captchaDismissed' }
  /** The captcha failed, and the person asks for another. */
  | { readonly type: 'code.captchaRetryRequested' }
  /** The codes that were sent before the page was left; `now` in milliseconds since 1970. */
  | { readonly type: 'codes.recalled'; readonly sent: SentCodes; readonly now: number }
  /** Milliseconds since 1970. */
  | { readonly type: 'clock.read'; readonly now: number };

export type VerificationCodeFact =
  /** The codes that were sent before the page was left are lost; the gateway still makes the user wait. */
  { readonly type: 'code.waitForgotten' };
