import { isRight } from 'fp-ts/Either';
import {
  assign,
  emit,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
  type EventObject,
  type SnapshotFrom,
} from 'xstate';
import type { CaptchaAppid } from '../../../domain/captcha/captcha-appid';
import { askedToWaitMs } from '../../../domain/gateway/failure';
import { failureText } from '../../../domain/gateway/failure-text';
import type { PasswordLogin } from '../../../domain/session/password-login';
import type { Token } from '../../../../contract/account/token';
import type { CaptchaOutcome } from '../captcha/events';
import { captchaMachine, type CaptchaMachine } from '../captcha/machine';
import { unwiredCall, type Answer } from '../../kit/from-call';
import { notWired } from '../../kit/not-wired';
import type { PhoneDraftChanged } from '../phone-form/setup';
import { loginDelays } from './delays';
import type { LoginEvent, LoginFact, LoginInput } from './events';
import {
  firstWrongField,
  loginErrors,
  type LoginErrors,
  type LoginField,
  type TypedLogin,
} from './login-errors';
import type { OpenSessionInput, Opening } from './open-session';
import { loginText } from './text';

interface LoginContext extends TypedLogin {
  readonly appid: CaptchaAppid;
  readonly errors: LoginErrors;
  /** Where the focus goes because a submit was refused; null as soon as the person types. */
  readonly focusField: LoginField | null;
  /** The captcha's ticket, good for one call (CAP-07); empty when none is at hand. */
  readonly ticket: { readonly ticket: string; readonly randstr: string };
  readonly token: Token | null;
  /** The search text for the list of countries. */
  readonly query: string;
  /** What the captcha last showed; null while there is none. */
  readonly captcha: SnapshotFrom<CaptchaMachine> | null;
  /** How long the next login waits; null when it need not. */
  readonly wait: LoginWait | null;
}

interface LoginWait {
  /** As the gateway said it, in milliseconds. */
  readonly forMs: number;
  /** When it is over and when the clock was last read, in milliseconds since 1970; null before the first reading. */
  readonly clock: { readonly freeAt: number; readonly now: number } | null;
}

interface LoginTypes {
  readonly context?: LoginContext;
  readonly events?: LoginEvent;
  readonly input?: LoginInput;
  readonly emitted?: LoginFact;
}

const types: LoginTypes = {};

/** Nothing to show for: no captcha was solved, or its ticket is used up. */
const noTicket = { ticket: '', randstr: '' };

type LoginAnswer = Answer<Token>;
interface OfText {
  readonly text: string;
}

const captchaError = (appid: CaptchaAppid, outcome: CaptchaOutcome): string => {
  if (appid === null) return loginText.captchaUnavailable;
  if (outcome.kind === 'expired') return loginText.captchaExpired;
  return loginText.captchaFailed(outcome.kind === 'failed' ? outcome.code : 1011);
};

interface OfMoment {
  readonly now: number;
}

interface Draft {
  readonly userName: string;
  readonly countryCode: string;
}

const withoutError = (errors: LoginErrors, field: keyof LoginErrors): LoginErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field && name !== 'form'));

/** The words that the chart of the password login is written in. */
export const loginSetup = setup({
  types,
  actors: {
    drafts: fromCallback<PhoneDraftChanged>(notWired('login', 'drafts')),
    pickerLayer: fromCallback<EventObject>(notWired('login', 'pickerLayer')),
    captcha: captchaMachine,
    captchaLayer: fromCallback<EventObject>(notWired('login', 'captchaLayer')),
    logIn: unwiredCall<Token, PasswordLogin>('login', 'logIn'),
    openSession: fromPromise<Opening, OpenSessionInput>(notWired('login', 'openSession')),
    clock: fromCallback<EventObject>(notWired('login', 'clock')),
  },
  delays: loginDelays,
  guards: {
    nothingIsWrong: ({ context }) => Object.keys(loginErrors(context)).length === 0,
    nothingIsWrongWithoutCaptcha: ({ context }) =>
      context.appid === false && Object.keys(loginErrors(context)).length === 0,
    userNameIsEmpty: ({ context }) => context.userName === '',
    captchaIsSolved: (_, outcome: CaptchaOutcome) => outcome.kind === 'solved',
    captchaDidNotSucceed: (_, outcome: CaptchaOutcome) =>
      outcome.kind === 'failed' || outcome.kind === 'expired',
    tokenCame: (_, answer: LoginAnswer) => isRight(answer),
    tokenWasKept: (_, opening: Opening) => isRight(opening),
    mustWait: (_, answer: LoginAnswer) => !isRight(answer) && askedToWaitMs(answer.left) !== null,
    waitIsOver: ({ context: { wait } }, { now }: OfMoment) =>
      wait === null || (wait.clock !== null && now >= wait.clock.freeAt),
  },
  actions: {
    keepUserName: assign(({ context }, typed: OfText) => ({
      userName: typed.text,
      errors: withoutError(context.errors, 'userName'),
      focusField: null,
    })),
    keepPassword: assign(({ context }, typed: OfText) => ({
      password: typed.text,
      errors: withoutError(context.errors, 'password'),
      focusField: null,
    })),
    toggleAgreement: assign(({ context }) => ({
      agreed: !context.agreed,
      errors: withoutError(context.errors, 'agreement'),
      focusField: null,
    })),
    keepCountry: assign(({ context }, chosen: { readonly countryCode: string }) => ({
      countryCode: chosen.countryCode,
      errors: withoutError(context.errors, 'userName'),
      focusField: null,
    })),
    takeDraft: assign((_, { userName, countryCode }: Draft) => ({ userName, countryCode })),
    keepDraft: sendTo('drafts', ({ context: { userName, countryCode } }) => ({
      type: 'draft.changed',
      userName,
      countryCode,
    })),
    keepQuery: assign((_, typed: OfText) => ({ query: typed.text })),
    forgetQuery: assign({ query: '' }),
    noteErrors: assign(({ context }) => {
      const errors = loginErrors(context);
      return { errors, focusField: firstWrongField(errors) };
    }),
    forgetErrors: assign({ errors: {}, focusField: null }),
    keepCaptcha: assign((_, shown: SnapshotFrom<CaptchaMachine>) => ({ captcha: shown })),
    forgetCaptcha: assign({ captcha: null }),
    retryCaptcha: sendTo('captcha', { type: 'captcha.retryRequested' }),
    keepTicket: assign((_, outcome: CaptchaOutcome) => ({
      ticket: outcome.kind === 'solved' ? { ticket: outcome.ticket, randstr: outcome.randstr } : noTicket,
    })),
    forgetTicket: assign({ ticket: noTicket }),
    noteCaptchaFailure: assign(({ context }, outcome: CaptchaOutcome) => ({
      errors: { form: captchaError(context.appid, outcome) },
    })),
    noteCaptchaDefect: assign({ errors: { form: loginText.captchaFailed(1011) } }),
    keepToken: assign((_, answer: LoginAnswer) => ({ token: isRight(answer) ? answer.right : null })),
    noteRejection: assign((_, answer: LoginAnswer) => ({
      errors: isRight(answer) ? {} : { form: failureText(answer.left) },
    })),
    noteDelay: assign((_, answer: LoginAnswer) => ({
      errors: isRight(answer) ? {} : { form: failureText(answer.left) },
      wait: isRight(answer) ? null : { forMs: askedToWaitMs(answer.left) ?? 0, clock: null },
    })),
    keepMoment: assign(({ context: { wait } }, { now }: OfMoment) => ({
      wait:
        wait === null ? null : { ...wait, clock: { now, freeAt: wait.clock?.freeAt ?? now + wait.forMs } },
    })),
    forgetWait: assign(({ context }) => ({ wait: null, errors: withoutError(context.errors, 'form') })),
    noteCookiesOff: assign({ token: null, errors: { form: loginText.cookiesOff } }),
    forgetSecrets: assign({ password: '', token: null }),
    reportDraftsLost: emit({ type: 'login.draftsLost' }),
  },
});
