import { isLeft, isRight } from 'fp-ts/Either';
import { assign, fromCallback, sendTo, setup, type EventObject, type SnapshotFrom } from 'xstate';
import { codeError } from '../../../domain/account-form/code-error';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { failureText } from '../../../domain/gateway/failure-text';
import { defaultCountryCode } from '../../../domain/session/phone-proof';
import { refusedField } from '../../../domain/session/refused-field';
import { unwiredCall, type Answer } from '../../kit/from-call';
import { notWired } from '../../kit/not-wired';
import { verificationCodeMachine, type VerificationCodeMachine } from '../verification-code/machine';
import type { UnsubscribeEvent, UnsubscribeInput } from './events';
import { unsubscribeText } from './text';

/** An error in Chinese, and where it is shown: next to the code, or over the form where no field can mend it. */
export interface UnsubscribeError {
  readonly at: 'code' | 'form';
  readonly text: string;
}

interface UnsubscribeContext extends UnsubscribeInput {
  readonly understood: boolean;
  readonly caption: string;
  /** Null when nothing is wrong. */
  readonly error: UnsubscribeError | null;
  /** What the flow of the code last showed; null before it says anything. */
  readonly code: SnapshotFrom<VerificationCodeMachine> | null;
}

interface UnsubscribeTypes {
  readonly context?: UnsubscribeContext;
  readonly events?: UnsubscribeEvent;
  readonly input?: UnsubscribeInput;
}

const types: UnsubscribeTypes = {};

const isOfCode = (failure: GatewayFailure): boolean =>
  failure.kind === 'refused' && refusedField(failure.message) === 'caption';

const atForm = (text: string): UnsubscribeError => ({ at: 'form', text });

const atCode = (text: string | null): UnsubscribeError | null =>
  text === null ? null : { at: 'code', text };

type Ending = Answer<unknown>;

/** The words that the chart of giving an account up is written in. */
export const unsubscribeSetup = setup({
  types,
  actors: {
    verificationCode: verificationCodeMachine,
    confirmLayer: fromCallback<EventObject>(notWired('unsubscribe', 'confirmLayer')),
    unsubscribe: unwiredCall<unknown, { readonly caption: string }>('unsubscribe', 'unsubscribe'),
  },
  guards: {
    isUnderstood: ({ context }) => context.understood,
    codeIsGiven: ({ context }) => codeError(context.caption) === null,
    isOver: (_, ending: Ending) => isRight(ending),
  },
  actions: {
    toggleUnderstood: assign(({ context }) => ({ understood: !context.understood, error: null })),
    noteNotUnderstood: assign({ error: atForm(unsubscribeText.notUnderstood) }),
    keepCaption: assign((_, typed: { readonly text: string }) => ({ caption: typed.text, error: null })),
    noteCodeError: assign(({ context }) => ({ error: atCode(codeError(context.caption)) })),
    forgetError: assign({ error: null }),
    keepCode: assign((_, shown: SnapshotFrom<VerificationCodeMachine>) => ({ code: shown })),
    forgetCode: assign({ code: null, caption: '' }),
    askForCode: sendTo('verificationCode', ({ context }) => ({
      type: 'code.requested',
      userName: context.userName,
      countryCode: defaultCountryCode,
    })),
    dismissCaptcha: sendTo('verificationCode', { type: 'code.captchaDismissed' }),
    retryCaptcha: sendTo('verificationCode', { type: 'code.captchaRetryRequested' }),
    noteCodesLost: assign({ error: atForm(unsubscribeText.codesLost) }),
    noteRejection: assign((_, ending: Ending) => ({
      error: isLeft(ending)
        ? { at: isOfCode(ending.left) ? 'code' : 'form', text: failureText(ending.left) }
        : null,
    })),
  },
});
