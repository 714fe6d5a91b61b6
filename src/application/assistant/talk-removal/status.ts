import type { SnapshotFrom } from 'xstate';
import type { TalkRemovalMachine } from './machine';

/** How far taking a conversation out is. */
export interface TalkRemovalStatus {
  /** Which one; null where none is to go. */
  readonly id: string | null;
  readonly phase: 'resting' | 'asking' | 'removing' | 'failed';
}

export const selectTalkRemovalStatus = (snapshot: SnapshotFrom<TalkRemovalMachine>): TalkRemovalStatus => ({
  id: snapshot.context.id,
  phase: snapshot.value,
});
