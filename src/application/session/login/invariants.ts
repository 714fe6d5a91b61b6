import type { SnapshotFrom } from 'xstate';
import { loginErrors } from './login-errors';
import type { LoginMachine } from './machine';

type Login = SnapshotFrom<LoginMachine>;
interface Last {
  readonly from: Login;
  readonly event: { readonly type: string };
}

const isUnderWay = (now: Login): boolean =>
  !now.matches('editing') &&
  !now.matches('delayed') &&
  !now.matches('choosingCountry') &&
  !now.matches('loggedIn');

/** What holds in every reachable state of the password login. */
export const loginInvariants: Readonly<Record<string, (now: Login, last?: Last) => boolean>> = {
  '[LOG-03] nothing is sent before all is filled in and the agreement is ticked': (now) =>
    !isUnderWay(now) || Object.keys(loginErrors(now.context)).length === 0,
  '[CAP-07] the call is made only with a ticket where there is a captcha, and the ticket is gone after it': (
    now,
  ) => (now.matches('submitting') && now.context.appid !== false) === (now.context.ticket.ticket !== ''),
  '[CAP-02] without a captcha service no captcha is shown': (now) =>
    now.context.appid !== false || !now.matches('verifying'),
  '[CAP-07] a call is only made right after a captcha was solved': (now, last) =>
    last === undefined ||
    !now.matches('submitting') ||
    now.context.appid === false ||
    last.from.matches('verifying') ||
    last.from.matches('submitting'),
  '[LOG-13] at most one call is under way, and only in its state': (now) =>
    now.matches('submitting') === (now.children.logIn !== undefined),
  '[LOG-01] a token is held only while the session is being opened': (now) =>
    now.matches('openingSession') === (now.context.token !== null),
  '[LOG-06] no password is kept after logging in': (now) =>
    !now.matches('loggedIn') || now.context.password === '',
  '[LAY-19] the captcha lies on top of the page exactly while it is asked for': (now) =>
    now.matches('verifying') === (now.children.captchaLayer !== undefined) &&
    now.matches('verifying') === (now.children.captcha !== undefined),
  '[LAY-19] the dialling codes lie on top of the page exactly while a country is chosen': (now) =>
    now.matches('choosingCountry') === (now.children.pickerLayer !== undefined),
  '[SEC-05] a wait is known exactly while the next login waits, and nothing is sent during it': (now) =>
    now.matches('delayed') === (now.context.wait !== null),
  'an error in the form is about something that was sent or is missing': (now) =>
    !isUnderWay(now) || Object.keys(now.context.errors).length === 0,
};
