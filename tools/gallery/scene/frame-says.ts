import type { CaptchaFrameEvent } from '../../../src/domain/captcha/frame-event';
import type { CaptchaScene } from './scene';

/** What a captcha frame says in a scene. */
export const frameSays: Record<Exclude<CaptchaScene, 'off'>, readonly CaptchaFrameEvent[]> = {
  loading: [],
  showing: [{ event: 'scriptloaded' }, { event: 'ready' }, { event: 'shown' }],
  failed: [{ event: 'scriptloaded' }, { event: 'error', code: 1010 }],
  solved: [
    { event: 'scriptloaded' },
    { event: 'ready' },
    { event: 'shown' },
    { event: 'verified', ticket: 'ticket', randstr: 'randstr' },
  ],
};
