import type { SnapshotFrom } from 'xstate';
import { passwordStrength, type PasswordStrength } from '../../domain/account-form/password-strength';
import type { PasswordField } from './events';
import type { ChangePasswordMachine } from './machine';
import type { PasswordErrors } from './password-errors';

/** What the view of the password sees; the passwords themselves are not part of it. */
export interface ChangePasswordStatus {
  readonly phase: 'editing' | 'submitting' | 'changed';
  /** A new object after each refused submit, so that a view can put the focus again. */
  readonly errors: PasswordErrors;
  readonly focusField: PasswordField | null;
  /** How hard the new password is to guess; null while none is typed. */
  readonly strength: PasswordStrength | null;
  /** How many other logins the change ended; null before there was one. */
  readonly ended: number | null;
}

const phaseOf = (snapshot: SnapshotFrom<ChangePasswordMachine>): ChangePasswordStatus['phase'] => {
  if (snapshot.matches('submitting')) return 'submitting';
  return snapshot.matches('changed') ? 'changed' : 'editing';
};

export const selectChangePasswordStatus = (
  snapshot: SnapshotFrom<ChangePasswordMachine>,
): ChangePasswordStatus => {
  const { errors, focusField, ended, password, userName } = snapshot.context;
  return {
    phase: phaseOf(snapshot),
    errors,
    focusField,
    strength: password === '' ? null : passwordStrength(password, userName),
    ended,
  };
};
