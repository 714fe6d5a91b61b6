import type { SnapshotFrom } from 'xstate';
import { passwordStrength, type PasswordStrength } from '../../../domain/account-form/password-strength';
import type { RetrievePasswordMachine } from './machine';

/** What the view of the forgotten password sees besides its form; the password itself is not part of it. */
export interface RetrievePasswordStatus {
  readonly phase: 'proving' | 'choosing' | 'changing' | 'changed';
  readonly strength: PasswordStrength | null;
  /** A new object after each refusal, so that a view can put the focus again. */
  readonly errors: { readonly password?: string; readonly form?: string };
}

const phaseOf = (snapshot: SnapshotFrom<RetrievePasswordMachine>): RetrievePasswordStatus['phase'] => {
  if (snapshot.matches('choosing')) return 'choosing';
  if (snapshot.matches('changing')) return 'changing';
  return snapshot.matches('changed') ? 'changed' : 'proving';
};

export const selectRetrievePasswordStatus = (
  snapshot: SnapshotFrom<RetrievePasswordMachine>,
): RetrievePasswordStatus => {
  const { password, proof, errors } = snapshot.context;
  return {
    phase: phaseOf(snapshot),
    strength: password === '' ? null : passwordStrength(password, proof.userName),
    errors,
  };
};

/** Whether the form broke, so that nothing can be typed any more. */
export const selectRetrievalLost = (snapshot: SnapshotFrom<RetrievePasswordMachine>): boolean =>
  snapshot.matches('formLost');
