import type { SnapshotFrom } from 'xstate';
import type { CaptchaMachine } from './machine';

type Captcha = SnapshotFrom<CaptchaMachine>;
interface Last {
  readonly from: Captcha;
  readonly event: { readonly type: string };
}

/** What holds in every reachable state of the captcha. */
export const captchaInvariants: Readonly<Record<string, (now: Captcha, last?: Last) => boolean>> = {
  '[CAP-02] without an appid nothing is ever loaded': (now) =>
    now.context.appid !== '' || (now.matches('givenUp') && Object.keys(now.children).length === 0),
  '[CAP-01] the frame exists exactly in its states': (now) =>
    now.matches('framed') === (now.children.frame !== undefined),
  '[CAP-03] a failure always has its code, and nothing else has one': (now) =>
    (now.matches('failed') || now.matches('givenUp')) === (now.context.outcome.kind === 'failed'),
  '[CAP-01] it is solved exactly with a ticket': (now) =>
    now.matches('solved') === (now.context.outcome.kind === 'solved'),
  '[CAP-01] it has expired exactly where it says so': (now) =>
    now.matches('expired') === (now.context.outcome.kind === 'expired'),
  '[CAP-04] a script is tried at most three times': (now) =>
    now.context.attempt >= 1 && now.context.attempt <= 3,
  '[CAP-04] the puzzle is shown only after the frame script has loaded': (now, last) =>
    last === undefined ||
    !now.matches({ framed: 'solving' }) ||
    !last.from.matches({ framed: 'loadingScript' }),
};
