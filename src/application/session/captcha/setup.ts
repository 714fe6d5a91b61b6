import { isRight, type Either } from 'fp-ts/Either';
import { assign, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import type { CaptchaConfig } from '../../../../contract/captcha/captcha-config';
import type { CaptchaFailureCode } from '../../../../contract/captcha/failure-code';
import { entryScriptAttempts, frameScriptAttempts } from '../../../domain/captcha/captcha-timing';
import { notWired } from '../../kit/not-wired';
import { captchaDelays } from './delays';
import type { CaptchaEvent, CaptchaInput, CaptchaOutcome } from './events';

interface CaptchaContext {
  /** Empty where there is none; then nothing is ever loaded. */
  readonly appid: string;
  /** The attempt under way at the script being loaded, from 1. */
  readonly attempt: number;
  readonly outcome: CaptchaOutcome;
}

interface CaptchaTypes {
  readonly context?: CaptchaContext;
  readonly events?: CaptchaEvent;
  readonly input?: CaptchaInput;
  readonly output?: CaptchaOutcome;
}

const types: CaptchaTypes = {};

export interface OfAppid {
  readonly appid: string;
}
export type EntryAnswer = Either<'entryScriptFailed', void>;
export type ConfigAnswer = Either<'configFailed', CaptchaConfig>;

/** The words that the captcha's chart is written in. */
export const captchaSetup = setup({
  types,
  actors: {
    loadEntryScript: fromPromise<EntryAnswer>(notWired('captcha', 'loadEntryScript')),
    requestConfig: fromPromise<ConfigAnswer, OfAppid>(notWired('captcha', 'requestConfig')),
    frame: fromCallback<EventObject, OfAppid>(notWired('captcha', 'frame')),
  },
  delays: captchaDelays,
  guards: {
    hasAppid: ({ context }) => context.appid !== '',
    entryScriptCame: (_, answer: EntryAnswer) => isRight(answer),
    configCame: (_, answer: ConfigAnswer) => isRight(answer),
    entryAttemptsRemain: ({ context }) => context.attempt < entryScriptAttempts,
    frameAttemptsRemain: ({ context }) => context.attempt < frameScriptAttempts,
    frameScriptMayBeTriedAgain: ({ context }, failed: { readonly code: CaptchaFailureCode }) =>
      failed.code === 1004 && context.attempt < frameScriptAttempts,
  },
  actions: {
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    beginAttempts: assign({ attempt: 1 }),
    noteFailure: assign((_, failed: { readonly code: CaptchaFailureCode }) => ({
      outcome: { kind: 'failed' as const, code: failed.code },
    })),
    noteSolution: assign((_, solved: { readonly ticket: string; readonly randstr: string }) => ({
      outcome: { kind: 'solved' as const, ticket: solved.ticket, randstr: solved.randstr },
    })),
    noteExpiry: assign({ outcome: { kind: 'expired' } }),
    forgetFailure: assign({ attempt: 1, outcome: { kind: 'closed' } }),
  },
});
