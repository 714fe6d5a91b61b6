import type { SnapshotFrom } from 'xstate';
import type { User } from '../../../domain/user/user';
import type { UserInfoMachine } from './machine';

/** What a view sees of the user. `asking`: the dialog of SES-03 is open; `stayed`: the person chose to stay. */
export interface UserInfoStatus {
  readonly phase: 'absent' | 'loading' | 'loaded' | 'asking' | 'stayed';
  readonly user: User | null;
}

export const selectUserInfoStatus = (snapshot: SnapshotFrom<UserInfoMachine>): UserInfoStatus => ({
  phase: snapshot.value === 'unanswered' ? 'absent' : snapshot.value,
  user: snapshot.context.user,
});
