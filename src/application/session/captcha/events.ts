import type { CaptchaFailureCode } from '../../../../contract/captcha/failure-code';
import type { CaptchaAppid } from '../../../domain/captcha/captcha-appid';

export interface CaptchaInput {
  /** The application's id at the captcha service; null where the configuration has none (CAP-02). */
  readonly appid: string | null;
}

/** What starts a flow that shows a captcha before its call, unless the installation has none. */
export interface CaptchaUse {
  readonly appid: CaptchaAppid;
}

/** How a captcha ends. */
export type CaptchaOutcome =
  | { readonly kind: 'solved'; readonly ticket: string; readonly randstr: string }
  | { readonly kind: 'closed' }
  /** The user did not touch the puzzle within its time. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'failed'; readonly code: CaptchaFailureCode };

/** The events that the frame sends. */
export type FrameEvent =
  | { readonly type: 'frame.scriptloaded' }
  | { readonly type: 'frame.ready' }
  | { readonly type: 'frame.shown' }
  | { readonly type: 'frame.refreshed' }
  | { readonly type: 'frame.closed' }
  | { readonly type: 'frame.verified'; readonly ticket: string; readonly randstr: string }
  | { readonly type: 'frame.error'; readonly code: CaptchaFailureCode };

export type CaptchaEvent = { readonly type: 'captcha.retryRequested' } | FrameEvent;
