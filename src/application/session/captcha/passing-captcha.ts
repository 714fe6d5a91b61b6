import { isRight, right } from 'fp-ts/Either';
import type { CaptchaPass } from '../../../../contract/account/captcha-pass';
import type { Call } from '../../../ports/call';
import type { CaptchaProvider } from '../../../ports/captcha-provider';

interface Ticket {
  readonly ticket: string;
  readonly randstr: string;
}

const ticketOf = ({ ticket, randstr }: CaptchaPass): Ticket | null =>
  ticket === null || randstr === null ? null : { ticket, randstr };

/**
 * The captcha, which is not shown where the gateway gives a ticket without it: a device that passed one is not asked
 * again for a while (CAP-01). Where the gateway gives none, or does not answer, it is shown as ever.
 * @param ask asks the gateway once for each captcha that is wanted
 */
export const passingCaptcha = (captcha: CaptchaProvider, ask: () => Call<CaptchaPass>): CaptchaProvider => {
  const given: { pass: Ticket | null } = { pass: null };
  return {
    loadEntryScript: (signal) => async () => {
      const answer = await ask()();
      given.pass = isRight(answer) ? ticketOf(answer.right) : null;
      return given.pass === null ? captcha.loadEntryScript(signal)() : right(undefined);
    },
    requestConfig: (appid, signal) => () =>
      given.pass === null
        ? captcha.requestConfig(appid, signal)()
        : Promise.resolve(right({ appid, width: null, height: null })),
    openFrame: (frame, listener) => {
      const { pass } = given;
      given.pass = null;
      if (pass === null) return captcha.openFrame(frame, listener);
      const reported = { over: false };
      queueMicrotask(() => {
        if (reported.over) return;
        for (const event of ['scriptloaded', 'ready', 'shown'] as const) listener({ event });
        listener({ event: 'verified', ...pass });
      });
      return () => {
        reported.over = true;
      };
    },
  };
};
