import { isRight, type Either } from 'fp-ts/Either';
import { assign, emit, sendTo, setup } from 'xstate';
import { passwordError } from '../../../domain/account-form/password-error';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { unansweredText } from '../../../domain/gateway/unanswered-text';
import { failureText } from '../../../domain/gateway/failure-text';
import type { PhoneProof } from '../../../domain/session/phone-proof';
import { refusedField } from '../../../domain/session/refused-field';
import type { PasswordReset } from '../../../domain/session/ways-in';
import { changePasswordText } from '../change-password/text';
import { unwiredCall } from '../../kit/from-call';
import type { FormCompleted } from '../phone-form/events';
import { phoneFormMachine } from '../phone-form/machine';
import type { RetrieveEvent, RetrieveFact, RetrieveInput } from './events';

interface RetrieveErrors {
  readonly password?: string;
  readonly form?: string;
}

interface RetrieveContext extends RetrieveInput {
  /** The phone and its code, from the form on until the password is changed. */
  readonly proof: PhoneProof;
  readonly password: string;
  readonly errors: RetrieveErrors;
}

interface RetrieveTypes {
  readonly context?: RetrieveContext;
  readonly events?: RetrieveEvent;
  readonly input?: RetrieveInput;
  readonly emitted?: RetrieveFact;
  readonly children?: { form: 'form'; checkCode: 'checkCode'; changePassword: 'changePassword' };
}

const types: RetrieveTypes = {};

/** Nothing proved. */
export const noProof: PhoneProof = { userName: '', countryCode: '', caption: '' };

export type RetrieveAnswer = Either<GatewayFailure, unknown>;

const messageOf = (answer: RetrieveAnswer): string => (isRight(answer) ? '' : failureText(answer.left));
const changeText = (failure: GatewayFailure): string =>
  unansweredText(failure, changePasswordText.mayBeChanged);
const answered = (message: string) => ({ type: 'form.answered' as const, message });
const atPasswordOrForm = (message: string): RetrieveErrors =>
  refusedField(message) === 'password' ? { password: message } : { form: message };

const passwordFault = ({ password, proof }: RetrieveContext): string | null =>
  passwordError(password, proof.userName);

/** The words that the chart of the forgotten password is written in. */
export const retrieveSetup = setup({
  types,
  actors: {
    form: phoneFormMachine,
    checkCode: unwiredCall<unknown, PhoneProof>('retrieve password', 'checkCode'),
    changePassword: unwiredCall<unknown, PasswordReset>('retrieve password', 'changePassword'),
  },
  guards: {
    succeeded: (_, answer: RetrieveAnswer) => isRight(answer),
    isAboutTheCode: (_, answer: RetrieveAnswer) =>
      ['caption', 'userName'].includes(refusedField(messageOf(answer)) ?? ''),
    passwordIsRight: ({ context }) => passwordFault(context) === null,
  },
  actions: {
    keepProof: assign((_, { values }: FormCompleted) => ({
      proof: { userName: values.userName, countryCode: values.countryCode, caption: values.caption },
    })),
    keepPassword: assign((_, typed: { readonly text: string }) => ({ password: typed.text, errors: {} })),
    notePasswordFault: assign(({ context }) => ({ errors: { password: passwordFault(context) ?? '' } })),
    forgetErrors: assign({ errors: {} }),
    forgetSecrets: assign({ proof: noProof, password: '', errors: {} }),
    noteRejection: assign((_, answer: RetrieveAnswer) => ({
      errors: isRight(answer) ? {} : atPasswordOrForm(changeText(answer.left)),
    })),
    reportRejection: sendTo('form', (_, answer: RetrieveAnswer) => answered(messageOf(answer))),
    reportFormLost: emit({ type: 'retrieve.formLost' }),
  },
});
