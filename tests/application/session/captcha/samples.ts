import type { FrameEvent } from '../../../../src/application/session/captcha/events';
import { CaptchaFailureCode } from '../../../../contract/captcha/failure-code';

/** Every code that a captcha can fail with. */
export const everyCode: readonly CaptchaFailureCode[] = CaptchaFailureCode.types.map(({ value }) => value);

/** Everything that a frame can tell, with an error of every code. */
export const everyFrameEvent: readonly FrameEvent[] = [
  { type: 'frame.scriptloaded' },
  { type: 'frame.ready' },
  { type: 'frame.shown' },
  { type: 'frame.refreshed' },
  { type: 'frame.closed' },
  { type: 'frame.verified', ticket: 'ticket', randstr: 'randstr' },
  ...everyCode.map((code) => ({ type: 'frame.error' as const, code })),
];
