import type { TaskEither } from 'fp-ts/TaskEither';
import type { CaptchaConfig } from '../../contract/captcha/captcha-config';
import type { CaptchaFrameEvent } from '../domain/captcha/frame-event';

/** The captcha's outside: its entry script, its configuration and its frame (CAP-01). */
export interface CaptchaProvider {
  /** Left when the script cannot be loaded (1001). */
  readonly loadEntryScript: (signal?: AbortSignal) => TaskEither<'entryScriptFailed', void>;
  /** Left when the configuration cannot be had (1006). */
  readonly requestConfig: (appid: string, signal?: AbortSignal) => TaskEither<'configFailed', CaptchaConfig>;
  /**
   * Opens the frame in its place on the page and passes on its messages, already checked for origin and
   * window and decoded (CAP-06).
   * @returns closes the frame and unsubscribes
   */
  readonly openFrame: (
    frame: { readonly appid: string; readonly sid: string },
    listener: (event: CaptchaFrameEvent) => void,
  ) => () => void;
}
