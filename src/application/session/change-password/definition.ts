import { unansweredText } from '../../../domain/gateway/unanswered-text';
import { refusedPassword } from '../../../domain/session/refused-field';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { Random } from '../../../ports/random';
import { form } from '../../kit/form/definition';
import type { FormMachine } from '../../kit/form/machine';
import { formRules } from '../../kit/form/rules';
import { keyedWrite } from '../../kit/keyed-write';
import { passwordErrors, type TypedPasswords } from './password-errors';
import { changePasswordText } from './text';
import type { CallOf } from '../../../ports/gateways';

/** Whose password it is, so that the new one is not built around their number. */
export interface PasswordGiven {
  readonly userName: string;
}

/** Nothing typed. */
export const noPasswords: TypedPasswords = { oldPassword: '', password: '', repeated: '' };

/** A new password by the old one. Nothing of it is kept on the device, nor here once it is changed. Source: SCR-10, VAL-06. */
export const passwordRules = formRules<TypedPasswords, PasswordGiven, number>({
  fields: ['oldPassword', 'password', 'repeated'],
  noErrors: {},
  errorsOf: (typed, { userName }) => passwordErrors(typed, userName),
  failureText: (failure) => unansweredText(failure, changePasswordText.mayBeChanged),
  refusedField: refusedPassword,
  afterwards: () => noPasswords,
});

/** The answer is how many other logins the change ended. */
export type PasswordFormMachine = FormMachine<TypedPasswords, PasswordGiven, number>;

interface PasswordPorts {
  readonly drafts: FormDrafts;
  readonly random: Pick<Random, 'uuid'>;
  readonly callOf: CallOf;
}

/** Changing one's password by one call, known again by its key when it is repeated. */
export const passwordForm = ({ drafts, random, callOf }: PasswordPorts): PasswordFormMachine => {
  const changePassword = callOf(({ credential }) => credential.changePassword);
  const write = keyedWrite(random);
  return form({ drafts }, passwordRules, {
    send:
      ({ oldPassword, password }, _, { signal }) =>
      () =>
        write({ oldPassword, password }, (key) =>
          changePassword({ oldPassword, password }, { signal, key })(),
        ),
  });
};
