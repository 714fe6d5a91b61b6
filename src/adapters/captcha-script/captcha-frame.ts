import { isSome } from 'fp-ts/Option';
import { captchaSlotId } from '../../domain/captcha/captcha-slot';
import { decodeFrameEvent, type CaptchaFrameEvent } from '../../domain/captcha/frame-event';
import { whenSlotExists } from '../page-slot';

/** So long a frame that has loaded may still be without its script, in milliseconds (CAP-03, 1004). */
export const scriptGraceMs = 1_000;

export interface FrameSettings {
  readonly window: Window & typeof globalThis;
  /** The only origin that the frame may speak from. */
  readonly origin: string;
  readonly sid: string;
  readonly frame: HTMLIFrameElement;
  readonly listener: (event: CaptchaFrameEvent) => void;
}

/** The captcha's frame in its place, heard only for what it says itself (CAP-06). */
export class CaptchaFrame {
  private readonly ending = new AbortController();
  private grace: number | undefined;
  private scriptRan = false;

  constructor(private readonly settings: FrameSettings) {
    const { window, frame } = settings;
    const { signal } = this.ending;
    window.addEventListener('message', (event) => this.hear(event), { signal });
    frame.addEventListener('load', () => this.loaded(), { signal });
    const stopWaiting = whenSlotExists(window, captchaSlotId, (slot) => slot.append(frame));
    signal.addEventListener('abort', stopWaiting);
  }

  readonly close = (): void => {
    this.ending.abort();
    this.settings.window.clearTimeout(this.grace);
    this.settings.frame.remove();
  };

  private hear({ origin, source, data }: MessageEvent): void {
    const { frame, origin: expected, sid, listener } = this.settings;
    if (origin !== expected || source === null || source !== frame.contentWindow) return;
    const event = decodeFrameEvent(data, sid);
    if (!isSome(event)) return;
    this.scriptRan = true;
    listener(event.value);
  }

  /** A document that is there, but whose script never speaks: it did not load. */
  private loaded(): void {
    if (this.scriptRan) return;
    const { window, listener } = this.settings;
    window.clearTimeout(this.grace);
    this.grace = window.setTimeout(() => {
      if (!this.scriptRan) listener({ event: 'error', code: 1004 });
    }, scriptGraceMs);
  }
}
