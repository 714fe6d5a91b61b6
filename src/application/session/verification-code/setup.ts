import { isRight } from 'fp-ts/Either';
import { assign, emit, fromCallback, sendTo, setup, type EventObject, type SnapshotFrom } from 'xstate';
import type { CaptchaAppid } from '../../../domain/captcha/captcha-appid';
import { failureText } from '../../../domain/gateway/failure-text';
import { nationalPhone } from '../../../domain/phone/national-phone';
import type { CodeMode } from '../../../domain/verification-code/code-mode';
import {
  secondsLeftFor,
  stillWaiting,
  withSentCode,
  type CodeRecipient,
  type SentCode,
  type SentCodes,
} from '../../../domain/verification-code/sent-code';
import type { CodeRequest } from '../../../ports/verification-codes';
import type { CaptchaOutcome } from '../captcha/events';
import { captchaMachine, type CaptchaMachine } from '../captcha/machine';
import { unwiredCall, type Answer } from '../../kit/from-call';
import { notWired } from '../../kit/not-wired';
import { verificationCodeDelays } from './delays';
import type { VerificationCodeEvent, VerificationCodeFact, VerificationCodeInput } from './events';
import { verificationCodeText } from './text';

interface VerificationCodeContext {
  readonly appid: CaptchaAppid;
  readonly mode: CodeMode;
  /** To whom the code goes that is being asked for. */
  readonly recipient: CodeRecipient;
  /** The captcha's ticket, good for one call (CAP-07); empty when none is at hand. */
  readonly ticket: { readonly ticket: string; readonly randstr: string };
  /** The codes that were sent, for any purpose, and make the next one wait; the newest last. */
  readonly sent: SentCodes;
  /** When the clock was last read, in milliseconds since 1970. */
  readonly now: number;
  readonly error: string | null;
  /** What the captcha last showed; null while there is none. */
  readonly captcha: SnapshotFrom<CaptchaMachine> | null;
}

interface VerificationCodeTypes {
  readonly context?: VerificationCodeContext;
  readonly events?: VerificationCodeEvent;
  readonly input?: VerificationCodeInput;
  readonly emitted?: VerificationCodeFact;
}

const types: VerificationCodeTypes = {};

/** Nothing to show for: no captcha was solved, or its ticket is used up. */
export const noTicket = { ticket: '', randstr: '' };

/** A code that was sent, and the time at which that was known. */
export interface Sending {
  readonly code: SentCode;
  /** Milliseconds since 1970. */
  readonly now: number;
}
type SendAnswer = Answer<Sending>;

interface OfMoment {
  readonly sent: SentCodes;
  readonly now: number;
}

const captchaError = (appid: CaptchaAppid, outcome: CaptchaOutcome): string => {
  if (appid === null) return verificationCodeText.captchaUnavailable;
  if (outcome.kind === 'expired') return verificationCodeText.captchaExpired;
  return verificationCodeText.captchaFailed(outcome.kind === 'failed' ? outcome.code : 1011);
};

/** The words that the chart of the verification code is written in. */
export const verificationCodeSetup = setup({
  types,
  actors: {
    recall: fromCallback<EventObject>(notWired('verification code', 'recall')),
    clock: fromCallback<EventObject>(notWired('verification code', 'clock')),
    captcha: captchaMachine,
    captchaLayer: fromCallback<EventObject>(notWired('verification code', 'captchaLayer')),
    send: unwiredCall<Sending, CodeRequest>('verification code', 'send'),
  },
  delays: verificationCodeDelays,
  guards: {
    userNameIsMissing: (_, recipient: CodeRecipient) => recipient.userName.trim() === '',
    captchaIsOff: ({ context }) => context.appid === false,
    waitIsOverWithoutCaptcha: ({ context }, recipient: CodeRecipient) =>
      context.appid === false && secondsLeftFor(context.sent, recipient, context.now) <= 0,
    waitIsOver: ({ context }, recipient: CodeRecipient) =>
      secondsLeftFor(context.sent, recipient, context.now) <= 0,
    someoneMustWait: (_, { sent, now }: OfMoment) => stillWaiting(sent, now).length > 0,
    codeWasSentBefore: ({ context }) => context.sent.length > 0,
    captchaIsSolved: (_, outcome: CaptchaOutcome) => outcome.kind === 'solved',
    codeWasSent: (_, answer: SendAnswer) => isRight(answer),
  },
  actions: {
    keepRecipient: assign((_, { userName, countryCode }: CodeRecipient) => ({
      recipient: { userName: nationalPhone(userName, countryCode), countryCode },
      error: null,
    })),
    noteMissingUserName: assign({ error: verificationCodeText.userNameMissing }),
    keepSent: assign((_, { sent, now }: OfMoment) => ({ sent: stillWaiting(sent, now), now })),
    forgetSent: assign({ sent: [] }),
    addSent: assign(({ context }, answer: SendAnswer) => {
      if (!isRight(answer)) return {};
      const { code, now } = answer.right;
      return { sent: stillWaiting(withSentCode(context.sent, code), now), now };
    }),
    keepCaptcha: assign((_, shown: SnapshotFrom<CaptchaMachine>) => ({ captcha: shown })),
    forgetCaptcha: assign({ captcha: null }),
    retryCaptcha: sendTo('captcha', { type: 'captcha.retryRequested' }),
    keepTicket: assign((_, outcome: CaptchaOutcome) => ({
      ticket: outcome.kind === 'solved' ? { ticket: outcome.ticket, randstr: outcome.randstr } : noTicket,
    })),
    forgetTicket: assign({ ticket: noTicket }),
    noteCaptchaEnd: assign(({ context }, outcome: CaptchaOutcome) => ({
      error: outcome.kind === 'closed' ? null : captchaError(context.appid, outcome),
    })),
    noteCaptchaDefect: assign({ error: verificationCodeText.captchaFailed(1011) }),
    noteRejection: assign((_, answer: SendAnswer) => ({
      error: isRight(answer) ? null : failureText(answer.left),
    })),
    reportWaitForgotten: emit({ type: 'code.waitForgotten' }),
  },
});
