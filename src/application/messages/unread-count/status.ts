import type { SnapshotFrom } from 'xstate';
import type { UnreadCountMachine } from './machine';

export interface UnreadCountStatus {
  /** Number of unread messages; 0 without a logged-in user. */
  readonly count: number;
}

export const selectUnreadCountStatus = (snapshot: SnapshotFrom<UnreadCountMachine>): UnreadCountStatus => ({
  count: snapshot.context.count,
});
