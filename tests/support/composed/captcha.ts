import { left, right } from 'fp-ts/Either';
import type { Scheduler } from 'fast-check';
import type { CaptchaFrameEvent } from '../../../src/domain/captcha/frame-event';
import type { CaptchaProvider } from '../../../src/ports/captcha-provider';
import type { Fates } from './fates';

const steps: readonly CaptchaFrameEvent[] = [
  { event: 'scriptloaded' },
  { event: 'ready' },
  { event: 'shown' },
  { event: 'verified', ticket: 'ticket', randstr: 'randstr' },
];

/** A captcha that its person solves, where nothing of it fails. */
export const solvedCaptcha = (scheduler: Scheduler, fates: Fates): CaptchaProvider => {
  const soon = (name: string): Promise<void> => scheduler.schedule(Promise.resolve(), `captcha: ${name}`);
  const fails = (): boolean => fates.next().kind === 'fails';
  return {
    loadEntryScript: () => async () => {
      const failed = fails();
      await soon('script');
      return failed ? left('entryScriptFailed' as const) : right(undefined);
    },
    requestConfig: (appid) => async () => {
      const failed = fails();
      await soon('configuration');
      return failed ? left('configFailed' as const) : right({ appid, width: null, height: null });
    },
    openFrame: (_frame, listener) => {
      const state = { open: true };
      const play = async (): Promise<void> => {
        for (const step of steps) {
          const said: CaptchaFrameEvent = fails() ? { event: 'error', code: 1013 } : step;
          await soon(said.event);
          if (!state.open) return;
          listener(said);
          if (said.event === 'error') return;
        }
      };
      void play();
      return () => {
        state.open = false;
      };
    },
  };
};
