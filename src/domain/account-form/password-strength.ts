import { passwordError } from './password-error';

/** How hard a password is to guess, as a hint while it is typed. */
export type PasswordStrength = 'weak' | 'medium' | 'strong';

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/];

/**
 * 'weak' while the password may not be used at all, or is short and of one kind of characters alone; 'strong' from 12 characters with three kinds of them (small
 * letters, capitals, digits, others), or from 16.
 * @param userName the number of the account; empty while it is not known
 */
export const passwordStrength = (typed: string, userName = ''): PasswordStrength => {
  if (passwordError(typed, userName) !== null) return 'weak';
  const length = Array.from(typed).length;
  const kindsUsed = kinds.filter((kind) => kind.test(typed)).length;
  if (length < 12 && kindsUsed < 2) return 'weak';
  return length >= 16 || (length >= 12 && kindsUsed >= 3) ? 'strong' : 'medium';
};
