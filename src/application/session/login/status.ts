import type { SnapshotFrom } from 'xstate';
import { selectCaptchaStatus, type CaptchaStatus } from '../captcha/status';
import type { LoginErrors, LoginField } from './login-errors';
import type { LoginMachine } from './machine';

/** What the view of the password login sees; the password itself is not part of it. */
export interface LoginStatus {
  readonly phase: 'editing' | 'choosingCountry' | 'delayed' | 'verifying' | 'submitting' | 'loggedIn';
  readonly userName: string;
  /** Without a plus. */
  readonly countryCode: string;
  /** The search text for the list of countries. */
  readonly query: string;
  readonly agreed: boolean;
  /** A new object after each refused submit, so that a view can put the focus again. */
  readonly errors: LoginErrors;
  /** The first wrong field, which gets the focus (VAL-06); null again as soon as the person types. */
  readonly focusField: LoginField | null;
  /** What the captcha's sheet shows; null while there is none. */
  readonly captcha: CaptchaStatus | null;
  /** Until the next login is looked at; 0 when it need not wait. */
  readonly secondsLeft: number;
}

const secondsLeft = ({ wait }: SnapshotFrom<LoginMachine>['context']): number => {
  if (wait === null) return 0;
  return Math.ceil((wait.clock === null ? wait.forMs : wait.clock.freeAt - wait.clock.now) / 1_000);
};

const phaseOf = (snapshot: SnapshotFrom<LoginMachine>): LoginStatus['phase'] => {
  if (snapshot.matches('editing')) return 'editing';
  if (snapshot.matches('choosingCountry')) return 'choosingCountry';
  if (snapshot.matches('delayed')) return 'delayed';
  if (snapshot.matches('verifying')) return 'verifying';
  return snapshot.matches('loggedIn') ? 'loggedIn' : 'submitting';
};

export const selectLoginStatus = (snapshot: SnapshotFrom<LoginMachine>): LoginStatus => {
  const { userName, countryCode, query, agreed, errors, focusField, captcha } = snapshot.context;
  return {
    phase: phaseOf(snapshot),
    userName,
    countryCode,
    query,
    agreed,
    errors,
    focusField,
    captcha: captcha === null ? null : selectCaptchaStatus(captcha),
    secondsLeft: secondsLeft(snapshot.context),
  };
};
