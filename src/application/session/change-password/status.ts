import type { SnapshotFrom } from 'xstate';
import { passwordStrength, type PasswordStrength } from '../../../domain/account-form/password-strength';
import type { PasswordFormMachine } from './definition';

/** How hard the new password is to guess; null while none is typed. */
export const selectNewStrength = ({
  context: { typed, given },
}: SnapshotFrom<PasswordFormMachine>): PasswordStrength | null =>
  typed.password === '' ? null : passwordStrength(typed.password, given.userName);
