import type { SnapshotFrom } from 'xstate';
import type { Profile, ProfileField, ProfileFields } from '../../domain/member/profile';
import type { ProfileEditMachine } from './machine';
import type { ProfileFormErrors } from './setup';

/** What the view of the profile sees. */
export interface ProfileEditStatus {
  readonly phase: 'loading' | 'failed' | 'editing' | 'saving' | 'saved';
  /** Null until it was loaded. */
  readonly profile: Profile | null;
  readonly typed: ProfileFields;
  /** A new object after each refused submit, so that a view can put the focus again. */
  readonly errors: ProfileFormErrors;
  readonly focusField: ProfileField | null;
}

const phases = ['loading', 'failed', 'saving', 'saved'] as const;

export const selectProfileEditStatus = (snapshot: SnapshotFrom<ProfileEditMachine>): ProfileEditStatus => {
  const { profile, typed, errors, focusField } = snapshot.context;
  const phase = phases.find((name) => snapshot.matches(name)) ?? 'editing';
  return { phase, profile, typed, errors, focusField };
};
