import * as E from 'fp-ts/Either';
import { none, some, type Option } from 'fp-ts/Option';
import { FrameMessage } from '../../../contract/captcha/frame-message';
import { CaptchaFailureCode } from '../../../contract/captcha/failure-code';

/** The messages of the captcha's frame (contract: Captcha). */
export type CaptchaFrameEvent =
  | { readonly event: 'scriptloaded' | 'ready' | 'shown' | 'refreshed' | 'closed' }
  | { readonly event: 'verified'; readonly ticket: string; readonly randstr: string }
  | { readonly event: 'error'; readonly code: CaptchaFailureCode };

/** A ticket that the page makes by itself when the service does not answer; no server takes it. */
const pageMade = /^tr?error_/;

const failed = (code: unknown): CaptchaFrameEvent => ({
  event: 'error',
  code: CaptchaFailureCode.is(code) ? code : 1013,
});

function eventOf({ event, code, ticket, randstr }: FrameMessage): CaptchaFrameEvent {
  if (event === 'error') return failed(code);
  if (event !== 'verified') return { event };
  const sound = ticket !== null && randstr !== null && (code ?? 0) === 0 && !pageMade.test(ticket);
  return sound ? { event, ticket, randstr } : failed(code);
}

/**
 * Reads what the frame of session `sid` said (CAP-06); none for anything else. A verification without a
 * usable ticket is a verify error (1013), and so is an error with an unknown code.
 */
export function decodeFrameEvent(data: unknown, sid: string): Option<CaptchaFrameEvent> {
  const message = FrameMessage.decode(data);
  return E.isRight(message) && message.right.sid === sid ? some(eventOf(message.right)) : none;
}
