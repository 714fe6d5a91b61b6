import type { CaptchaUse } from '../captcha/events';

/** What starts a password login: the captcha's appid (CAP-02). */
export type LoginInput = CaptchaUse;

export type LoginEvent =
  | { readonly type: 'login.userNameChanged'; readonly text: string }
  | { readonly type: 'login.passwordChanged'; readonly text: string }
  | { readonly type: 'login.agreementToggled' }
  | { readonly type: 'login.countryPickerOpened' }
  | { readonly type: 'login.countryQueryChanged'; readonly text: string }
  | { readonly type: 'login.countryChosen'; readonly countryCode: string }
  /** By its cross, or by back. */
  | { readonly type: 'login.countryPickerClosed' }
  | { readonly type: 'login.submitted' }
  /** The sheet of the captcha was closed by its cross, or by back. */
  | { readonly type: 'login.captchaDismissed' }
  /** The captcha failed, and the person asks for another. */
  | { readonly type: 'login.captchaRetryRequested' }
  /** The form as it was typed before a reload or before the session ended. */
  | { readonly type: 'draft.recalled'; readonly userName: string; readonly countryCode: string }
  /** Milliseconds since 1970. */
  | { readonly type: 'clock.read'; readonly now: number };

export type LoginFact =
  /** Typed texts can no longer be kept over a reload. */
  { readonly type: 'login.draftsLost' };
