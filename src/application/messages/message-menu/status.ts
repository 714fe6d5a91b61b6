import type { SnapshotFrom } from 'xstate';
import type { MessageMenuMachine } from './machine';

/** What a view sees of what lies there of the other: their menu, or what it asks; null where neither does. */
export const selectOfPeer = (snapshot: SnapshotFrom<MessageMenuMachine>): 'choosing' | 'asking' | null => {
  if (snapshot.matches({ ofPeer: 'choosing' })) return 'choosing';
  return snapshot.matches({ ofPeer: 'asking' }) ? 'asking' : null;
};
