import { isRight, type Either } from 'fp-ts/Either';
import { assign, fromPromise, setup } from 'xstate';
import type { GatewayFailure } from '../../domain/gateway/failure';
import { unansweredText } from '../../domain/gateway/failure-text';
import { refusedPassword } from '../../domain/session/refused-field';
import type { PasswordChange } from '../../ports/credentials-gateway';
import { notWired } from '../not-wired';
import type { ChangePasswordEvent, ChangePasswordInput, PasswordField } from './events';
import {
  firstWrongPassword,
  passwordErrors,
  type PasswordErrors,
  type TypedPasswords,
} from './password-errors';
import { changePasswordText } from './text';

interface ChangePasswordContext extends TypedPasswords {
  readonly userName: string;
  readonly errors: PasswordErrors;
  /** Where the focus goes because a submit was refused; null as soon as the person types. */
  readonly focusField: PasswordField | null;
  /** How many other logins the change ended; null before there was one. */
  readonly ended: number | null;
}

interface ChangePasswordTypes {
  readonly context?: ChangePasswordContext;
  readonly events?: ChangePasswordEvent;
  readonly input?: ChangePasswordInput;
}

const types: ChangePasswordTypes = {};

type Changing = Either<GatewayFailure, number>;
interface Typed {
  readonly field: PasswordField;
  readonly text: string;
}

const textOf = (failure: GatewayFailure): string => unansweredText(failure, changePasswordText.mayBeChanged);

const withoutError = (errors: PasswordErrors, field: PasswordField): PasswordErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field && name !== 'form'));

/** What came of a change, beside the field that it is about, which gets the focus; else above the form. */
const showing = (message: string) => {
  const focusField = refusedPassword(message);
  return { errors: { [focusField ?? 'form']: message }, focusField };
};

export const changePasswordDelays = {
  /** Longer than a call may take (GAT-08), so that the call ends by itself first; in milliseconds. */
  answerLimit: 20_000,
} as const;

/** The words that the chart of changing the password is written in. */
export const changePasswordSetup = setup({
  types,
  actors: { change: fromPromise<Changing, PasswordChange>(notWired('changePassword', 'change')) },
  delays: changePasswordDelays,
  guards: {
    nothingIsWrong: ({ context }) => firstWrongPassword(passwordErrors(context, context.userName)) === null,
    wasChanged: (_, changing: Changing) => isRight(changing),
  },
  actions: {
    keepTyped: assign(({ context }, { field, text }: Typed) => ({
      [field]: text,
      errors: withoutError(context.errors, field),
      focusField: null,
    })),
    noteErrors: assign(({ context }) => {
      const errors = passwordErrors(context, context.userName);
      return { errors, focusField: firstWrongPassword(errors) };
    }),
    forgetErrors: assign({ errors: {}, focusField: null }),
    keepEnded: assign((_, changing: Changing) => ({
      ended: isRight(changing) ? changing.right : null,
      oldPassword: '',
      password: '',
      repeated: '',
    })),
    noteRejection: assign((_, changing: Changing) => showing(isRight(changing) ? '' : textOf(changing.left))),
    noteTimeout: assign({ errors: { form: textOf({ kind: 'timeout' }) } }),
    noteDefect: assign({ errors: { form: textOf({ kind: 'malformed', field: '' }) } }),
  },
});
