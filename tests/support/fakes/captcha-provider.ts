import type { Either } from 'fp-ts/Either';
import type { CaptchaConfig } from '../../../contract/captcha/captcha-config';
import type { CaptchaFrameEvent } from '../../../src/domain/captcha/frame-event';
import type { CaptchaProvider } from '../../../src/ports/captcha-provider';
import { fakeCall, type FakeCall } from './pending-calls';

/** One frame that a fake was asked for. */
export interface FakeFrame {
  readonly appid: string;
  readonly sid: string;
  readonly isOpen: () => boolean;
  /** Lets the frame speak; a closed one is heard no more. */
  readonly says: (event: CaptchaFrameEvent) => void;
}

export interface FakeCaptchaProvider {
  readonly port: CaptchaProvider;
  readonly entryScript: FakeCall<null, Either<'entryScriptFailed', void>>;
  readonly config: FakeCall<string, Either<'configFailed', CaptchaConfig>>;
  readonly frames: readonly FakeFrame[];
  /** The latest frame; throws when there was none. */
  readonly lastFrame: () => FakeFrame;
}

/** Records what the captcha loads and opens; a test answers each when it wants. */
export const fakeCaptchaProvider = (): FakeCaptchaProvider => {
  const entryScript: FakeCaptchaProvider['entryScript'] = fakeCall('loadEntryScript');
  const config: FakeCaptchaProvider['config'] = fakeCall('requestConfig');
  const frames: FakeFrame[] = [];
  return {
    entryScript,
    config,
    frames,
    lastFrame: () => {
      const last = frames.at(-1);
      if (last === undefined) throw new Error('no captcha frame was opened');
      return last;
    },
    port: {
      loadEntryScript: (signal) => entryScript.call(null, signal),
      requestConfig: (appid, signal) => config.call(appid, signal),
      openFrame: ({ appid, sid }, listener) => {
        const now = { open: true };
        frames.push({ appid, sid, isOpen: () => now.open, says: (event) => now.open && listener(event) });
        return () => {
          now.open = false;
        };
      },
    },
  };
};
