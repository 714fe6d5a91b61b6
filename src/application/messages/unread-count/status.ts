import type { SnapshotFrom } from 'xstate';
import type { UnreadCountMachine } from './machine';

export interface UnreadCountStatus {
  /** Number of unread messages; 0 when nobody is logged in. */
  readonly count: number;
}

export const selectUnreadCountStatus = (snapshot: SnapshotFrom<UnreadCountMachine>): UnreadCountStatus => ({
  count: snapshot.context.count,
});
