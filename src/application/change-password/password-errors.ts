import { passwordError } from '../../domain/account-form/password-error';
import type { PasswordField } from './events';
import { changePasswordText as text } from './text';

/** What is wrong, in Chinese, beside its field; `form` is what no field can mend. */
export type PasswordErrors = { readonly [Field in PasswordField | 'form']?: string };

export type TypedPasswords = { readonly [Field in PasswordField]: string };

const newError = ({ oldPassword, password }: TypedPasswords, userName: string): string | null => {
  const weak = passwordError(password, userName);
  return weak === null && password === oldPassword ? text.same : weak;
};

const repeatedError = ({ password, repeated }: TypedPasswords): string | null => {
  if (repeated === '') return text.repeatedMissing;
  return repeated === password ? null : text.repeatedDiffers;
};

/** What must be mended before a password is changed: empty when all is well. Source: VAL-06, SCR-10. */
export const passwordErrors = (typed: TypedPasswords, userName: string): PasswordErrors => {
  const [fresh, repeated] = [newError(typed, userName), repeatedError(typed)];
  return {
    ...(typed.oldPassword === '' ? { oldPassword: text.oldMissing } : {}),
    ...(fresh === null ? {} : { password: fresh }),
    ...(repeated === null ? {} : { repeated }),
  };
};

const inOrder: readonly PasswordField[] = ['oldPassword', 'password', 'repeated'];

/** The first wrong field, which gets the focus; null when none is wrong. */
export const firstWrongPassword = (errors: PasswordErrors): PasswordField | null =>
  inOrder.find((field) => errors[field] !== undefined) ?? null;
