import { left } from 'fp-ts/Either';
import type { CaptchaProvider } from '../ports/captcha-provider';

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
  openFrame: (frame, listener) => {
    const state: { closed: boolean; close?: () => void } = { closed: false };
    load().then(
      (captcha) => {
        if (!state.closed) state.close = captcha.openFrame(frame, listener);
      },
      () => {
        if (!state.closed) listener({ event: 'error', code: 1004 });
      },
    );
    return () => {
      state.closed = true;
      state.close?.();
    };
  },
});
