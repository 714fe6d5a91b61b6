import { passwordLogin } from '../../../domain/session/password-login';
import { defaultCountryCode } from '../../../domain/session/phone-proof';
import { choosingCountry } from './choosing-country';
import { delayed } from './delayed';
import { loginSetup } from './setup';

const cookiesOff = { target: 'editing', actions: 'noteCookiesOff' } as const;

/** Logging in by phone number and password, behind a captcha. Source: LOG-01 … LOG-03, LOG-06, LOG-13, CAP-07. */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  description: 'One visit to the page of the password login. Leaving the page stops it and cancels its call.',
  meta: { requirements: ['LOG-01', 'LOG-03', 'LOG-13'] },
  context: ({ input }) => ({
    appid: input.appid,
    userName: '',
    countryCode: defaultCountryCode,
    password: '',
    agreed: false,
    errors: {},
    focusField: null,
    ticket: { ticket: '', randstr: '' },
    token: null,
    query: '',
    captcha: null,
    wait: null,
  }),
  invoke: { id: 'drafts', src: 'drafts', onError: { actions: 'reportDraftsLost' } },
  initial: 'editing',
  states: {
    editing: {
      description: 'The person types. Nothing is sent before all is filled in and the agreement is ticked.',
      meta: { requirements: ['LOG-02', 'LOG-03', 'SES-07'] },
      on: {
        'login.userNameChanged': {
          actions: [{ type: 'keepUserName', params: ({ event }) => event }, 'keepDraft'],
        },
        'login.passwordChanged': { actions: { type: 'keepPassword', params: ({ event }) => event } },
        'login.agreementToggled': { actions: 'toggleAgreement' },
        'login.countryPickerOpened': 'choosingCountry',
        'login.submitted': [
          { guard: 'nothingIsWrongWithoutCaptcha', target: 'submitting', actions: 'forgetErrors' },
          { guard: 'nothingIsWrong', target: 'verifying', actions: 'forgetErrors' },
          { actions: 'noteErrors' },
        ],
        'draft.recalled': [
          {
            guard: 'userNameIsEmpty',
            actions: { type: 'takeDraft', params: ({ event }) => event },
          },
        ],
      },
    },
    choosingCountry,
    delayed,
    verifying: {
      description: 'A fresh captcha lies on the page; back closes it first.',
      meta: { requirements: ['CAP-01', 'CAP-07', 'LAY-19'] },
      exit: 'forgetCaptcha',
      invoke: [
        {
          id: 'captcha',
          src: 'captcha',
          input: ({ context }) => ({ appid: context.appid === false ? null : context.appid }),
          onSnapshot: {
            actions: { type: 'keepCaptcha', params: ({ event }) => event.snapshot },
          },
          onDone: [
            {
              guard: { type: 'captchaIsSolved', params: ({ event }) => event.output },
              target: 'submitting',
              actions: { type: 'keepTicket', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'captchaDidNotSucceed', params: ({ event }) => event.output },
              target: 'editing',
              actions: { type: 'noteCaptchaFailure', params: ({ event }) => event.output },
            },
            { target: 'editing' },
          ],
          onError: { target: 'editing', actions: 'noteCaptchaDefect' },
        },
        {
          id: 'captchaLayer',
          src: 'captchaLayer',
          onError: { target: 'editing', actions: 'noteCaptchaDefect' },
        },
      ],
      on: {
        'login.captchaDismissed': 'editing',
        'login.captchaRetryRequested': { actions: 'retryCaptcha' },
      },
    },
    submitting: {
      description: 'The one call is under way with its ticket; a second submit is refused.',
      meta: { requirements: ['LOG-02', 'LOG-03', 'LOG-13', 'CAP-07'] },
      exit: 'forgetTicket',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context: { userName, countryCode, password, ticket } }) =>
          passwordLogin({ userName, password, ...ticket }, countryCode),
        onDone: [
          {
            guard: { type: 'tokenCame', params: ({ event }) => event.output },
            target: 'openingSession',
            actions: { type: 'keepToken', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'mustWait', params: ({ event }) => event.output },
            target: 'delayed',
            actions: { type: 'noteDelay', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: { type: 'noteRejection', params: ({ event }) => event.output } },
        ],
      },
    },
    openingSession: {
      description: 'The token is written to the device and handed to the session.',
      meta: { requirements: ['LOG-01', 'LOG-06'] },
      invoke: {
        id: 'openSession',
        src: 'openSession',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          { guard: { type: 'tokenWasKept', params: ({ event }) => event.output }, target: 'loggedIn' },
          cookiesOff,
        ],
        onError: cookiesOff,
      },
      after: { storageLimit: cookiesOff },
    },
    loggedIn: {
      description: 'The session goes on from here; the page will be left.',
      meta: { requirements: ['LOG-01'] },
      type: 'final',
      entry: 'forgetSecrets',
    },
  },
});

export type LoginMachine = typeof loginMachine;
