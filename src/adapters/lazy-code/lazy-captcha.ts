import { left } from 'fp-ts/Either';
import type { CaptchaProvider } from '../../ports/captcha-provider';
import { startWhenLoaded } from './start-when-loaded';

/** The captcha, whose code is loaded when it is first shown. */
export const lazyCaptcha = (load: () => Promise<CaptchaProvider>): CaptchaProvider => ({
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
    startWhenLoaded(
      load(),
      (captcha) => captcha.openFrame(frame, listener),
      () => listener({ event: 'error', code: 1004 }),
    ),
});
