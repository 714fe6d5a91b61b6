import type { SnapshotFrom } from 'xstate';
import type { Verification } from '../../../../contract/verification/verification';
import type {
  VerificationErrors,
  VerificationField,
  VerificationForm,
} from '../../../domain/verification/verification-form';
import { selectUploadStatus, type UploadStatus } from '../../kit/upload/status';
import type { VerificationMachine } from './machine';

type Snapshot = SnapshotFrom<VerificationMachine>;

/** What the views of a verification see. */
export interface VerificationStatus {
  readonly phase:
    | 'loading'
    | 'failed'
    | 'absent'
    | 'pending'
    | 'rejected'
    | 'approved'
    | 'editing'
    | 'submitting';
  /** The last answer of the gateway, also while it is requested again. */
  readonly verification: Verification | null;
  readonly form: VerificationForm;
  readonly errors: VerificationErrors;
  /** The first wrong field, which gets the focus (VAL-06); null again as soon as the person types. */
  readonly focusField: VerificationField | null;
  /** Null where there is no form. */
  readonly upload: UploadStatus | null;
  /** Why the last call failed; null while all is well. */
  readonly failure: string | null;
}

const phases = ['failed', 'absent', 'pending', 'rejected', 'approved'] as const;

const phaseOf = (snapshot: Snapshot): VerificationStatus['phase'] => {
  if (snapshot.matches({ applying: 'editing' })) return 'editing';
  if (snapshot.matches({ applying: 'submitting' })) return 'submitting';
  return phases.find((phase) => snapshot.matches(phase)) ?? 'loading';
};

export const selectVerificationStatus = (snapshot: Snapshot): VerificationStatus => {
  const { verification, form, errors, focusField, upload, failure } = snapshot.context;
  return {
    phase: phaseOf(snapshot),
    verification,
    form,
    errors,
    focusField,
    upload: upload === null ? null : selectUploadStatus(upload),
    failure,
  };
};
