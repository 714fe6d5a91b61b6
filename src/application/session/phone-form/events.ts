import type { PhoneProof } from '../../../domain/session/phone-proof';
import type { CodeMode } from '../../../domain/verification-code/code-mode';
import type { CaptchaUse } from '../captcha/events';

/** Which form it is: what its codes are for (LOG-10), and whether it asks for a new password. */
export interface PhoneFormInput extends CaptchaUse {
  readonly mode: CodeMode;
  readonly asksPassword: boolean;
  /** The phone of the logged-in user's account: it is not typed, and the agreement was given at registration. */
  readonly ownPhone?: string | undefined;
}

/** The typed values, which pass all checks of the form. */
export interface PhoneFormValues extends PhoneProof {
  /** Empty where the form asks for none. */
  readonly password: string;
  /** Whether the person stated to be at least 14. */
  readonly ageStated: boolean;
}

interface OfText {
  readonly text: string;
}

export type PhoneFormEvent =
  | ({ readonly type: 'form.userNameChanged' } & OfText)
  | ({ readonly type: 'form.captionChanged' } & OfText)
  | ({ readonly type: 'form.passwordChanged' } & OfText)
  | { readonly type: 'form.agreementToggled' }
  | { readonly type: 'form.ageToggled' }
  | { readonly type: 'form.countryPickerOpened' }
  | ({ readonly type: 'form.countryQueryChanged' } & OfText)
  | { readonly type: 'form.countryChosen'; readonly countryCode: string }
  /** By its cross, or by back. */
  | { readonly type: 'form.countryPickerClosed' }
  | { readonly type: 'form.codeRequested' }
  | { readonly type: 'form.submitted' }
  /** What came of the values that were handed over: the message of a refusal. */
  | { readonly type: 'form.answered'; readonly message: string }
  /** The sheet of the code's captcha was closed, and another captcha was asked for. */
  | { readonly type: 'code.captchaDismissed' }
  | { readonly type: 'code.captchaRetryRequested' }
  /** The form as it was typed before a reload, or on the page of another way to log in. */
  | { readonly type: 'draft.recalled'; readonly userName: string; readonly countryCode: string };

export type PhoneFormFact =
  /** Typed texts can no longer be kept over a reload. */
  | { readonly type: 'form.draftsLost' }
  /** No code can be sent from this page any more. */
  | { readonly type: 'form.codesLost' };

/** Sent to the flow that owns the form. */
export interface FormCompleted {
  readonly type: 'form.completed';
  readonly values: PhoneFormValues;
}
