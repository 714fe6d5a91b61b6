import { left } from 'fp-ts/Either';
import type { CaptchaProvider } from '../ports/captcha-provider';
import { begunLater } from './begun-later';

/** The captcha, whose code is loaded when it is first shown. */
export const laterCaptcha = (load: () => Promise<CaptchaProvider>): CaptchaProvider => ({
  loadEntryScript: (signal) => () =>
    load().then(
      (captcha) => captcha.loadEntryScript(signal)(),
      () => left('entryScriptFailed'),
    ),
  requestConfig: (appid, signal) => () =>
    load().then(
      (captcha) => captcha.requestConfig(appid, signal)(),
      () => left('configFailed'),
    ),
  openFrame: (frame, listener) =>
    begunLater(
      load(),
      (captcha) => captcha.openFrame(frame, listener),
      () => listener({ event: 'error', code: 1004 }),
    ),
});
