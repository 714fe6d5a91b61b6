import type { ErrorsOf } from '../../../domain/account-form/errors-of';
import { passwordError } from '../../../domain/account-form/password-error';
import { changePasswordText as text } from './text';

/** The old password, the new one, and the new one again. */
export interface TypedPasswords {
  readonly oldPassword: string;
  readonly password: string;
  readonly repeated: string;
}

const newError = ({ oldPassword, password }: TypedPasswords, userName: string): string | null => {
  const weak = passwordError(password, userName);
  return weak === null && password === oldPassword ? text.same : weak;
};

const repeatedError = ({ password, repeated }: TypedPasswords): string | null => {
  if (repeated === '') return text.repeatedMissing;
  return repeated === password ? null : text.repeatedDiffers;
};

/** What must be mended before a password is changed: empty when all is well. Source: VAL-06, SCR-10. */
export const passwordErrors = (typed: TypedPasswords, userName: string): ErrorsOf<TypedPasswords> => {
  const [fresh, repeated] = [newError(typed, userName), repeatedError(typed)];
  return {
    ...(typed.oldPassword === '' ? { oldPassword: text.oldMissing } : {}),
    ...(fresh === null ? {} : { password: fresh }),
    ...(repeated === null ? {} : { repeated }),
  };
};
