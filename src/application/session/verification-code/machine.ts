import type { CodeRecipient } from '../../../domain/verification-code/sent-code';
import { noTicket, verificationCodeSetup } from './setup';

const asked = ({ event }: { readonly event: CodeRecipient }) => event;
const missing = {
  guard: { type: 'userNameIsMissing', params: asked },
  actions: 'noteMissingUserName',
} as const;
const keepRecipient = { type: 'keepRecipient', params: asked } as const;
const accepted = { target: 'verifying', actions: keepRecipient } as const;
/** The installation has no captcha: the call is made at once, without a ticket. */
const acceptedWithoutCaptcha = { target: 'sending', actions: keepRecipient } as const;

/** Where the flow rests: a code that was sent before, to whomever, still lets the next one wait. */
const back = <Actions>(actions: Actions) =>
  [
    { guard: 'codeWasSentBefore', target: 'waiting', actions },
    { target: 'idle', actions },
  ] as const;

/** A verification code by text message, behind a captcha, and the wait for the next. Source: LOG-09 … LOG-11, CAP-07. */
export const verificationCodeMachine = verificationCodeSetup.createMachine({
  id: 'verificationCode',
  description: 'The codes of one form. Leaving the form stops it and cancels its call; the wait goes on.',
  meta: { requirements: ['LOG-09', 'LOG-10', 'LOG-11'] },
  context: ({ input }) => ({
    appid: input.appid,
    mode: input.mode,
    recipient: { userName: '', countryCode: '' },
    ticket: noTicket,
    sent: [],
    now: 0,
    error: null,
    captcha: null,
  }),
  invoke: {
    id: 'recall',
    src: 'recall',
    onError: { actions: 'reportWaitForgotten' },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'A code may be asked for. Without a number nothing is sent.',
      meta: { requirements: ['LOG-09'] },
      on: {
        'code.requested': [missing, { guard: 'captchaIsOff', ...acceptedWithoutCaptcha }, accepted],
        'codes.recalled': [
          {
            guard: { type: 'someoneMustWait', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'keepSent', params: ({ event }) => event },
          },
        ],
      },
    },
    verifying: {
      description: 'A fresh captcha lies on the page; back closes it first.',
      meta: { requirements: ['CAP-01', 'CAP-07', 'LAY-19'] },
      exit: 'forgetCaptcha',
      invoke: [
        {
          id: 'captcha',
          src: 'captcha',
          input: ({ context }) => ({ appid: context.appid === false ? null : context.appid }),
          onSnapshot: { actions: { type: 'keepCaptcha', params: ({ event }) => event.snapshot } },
          onDone: [
            {
              guard: { type: 'captchaIsSolved', params: ({ event }) => event.output },
              target: 'sending',
              actions: { type: 'keepTicket', params: ({ event }) => event.output },
            },
            {
              guard: 'codeWasSentBefore',
              target: 'waiting',
              actions: { type: 'noteCaptchaEnd', params: ({ event }) => event.output },
            },
            { target: 'idle', actions: { type: 'noteCaptchaEnd', params: ({ event }) => event.output } },
          ],
          onError: back('noteCaptchaDefect'),
        },
        { id: 'captchaLayer', src: 'captchaLayer', onError: back('noteCaptchaDefect') },
      ],
      on: {
        'code.captchaDismissed': [{ guard: 'codeWasSentBefore', target: 'waiting' }, { target: 'idle' }],
        'code.captchaRetryRequested': { actions: 'retryCaptcha' },
      },
    },
    sending: {
      description: 'The one call is under way with its ticket; asking again is refused.',
      meta: { requirements: ['LOG-10', 'LOG-13', 'CAP-07'] },
      exit: 'forgetTicket',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { mode, recipient, ticket } }) => ({ mode, ...recipient, ...ticket }),
        onDone: [
          {
            guard: { type: 'codeWasSent', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'addSent', params: ({ event }) => event.output },
          },
          {
            guard: 'codeWasSentBefore',
            target: 'waiting',
            actions: { type: 'noteRejection', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: { type: 'noteRejection', params: ({ event }) => event.output } },
        ],
      },
    },
    waiting: {
      description:
        'A code was sent; the next to the same number waits for 60 s of the clock, over a reload too.',
      meta: { requirements: ['LOG-11'] },
      invoke: { id: 'clock', src: 'clock', onError: { target: 'idle', actions: 'forgetSent' } },
      after: { aSecond: { target: 'waiting', reenter: true } },
      on: {
        'clock.read': [
          {
            guard: {
              type: 'someoneMustWait',
              params: ({ context, event }) => ({ sent: context.sent, now: event.now }),
            },
            actions: {
              type: 'keepSent',
              params: ({ context, event }) => ({ sent: context.sent, now: event.now }),
            },
          },
          { target: 'idle', actions: 'forgetSent' },
        ],
        'code.requested': [
          missing,
          { guard: { type: 'waitIsOverWithoutCaptcha', params: asked }, ...acceptedWithoutCaptcha },
          { guard: { type: 'waitIsOver', params: asked }, ...accepted },
        ],
      },
    },
  },
});

export type VerificationCodeMachine = typeof verificationCodeMachine;
