import type { SnapshotFrom } from 'xstate';
import type { Work } from '../../../ports/under-way';
import type { chunkRecoveryMachine } from './machine';

/**
 * What a view sees: the page goes on, is about to be reloaded, or asks the person; it cannot be had now, or the
 * person asked and it is being found out whether it can.
 */
export type ChunkRecoveryStatus = 'fine' | 'reloading' | 'asking' | 'unreachable' | 'reachingAgain';

export const selectChunkRecoveryStatus = (
  snapshot: SnapshotFrom<typeof chunkRecoveryMachine>,
): ChunkRecoveryStatus => {
  if (snapshot.matches('asking')) return 'asking';
  if (snapshot.matches('unreachable') || snapshot.matches('lookingAgain')) return 'unreachable';
  if (snapshot.matches('reachingAgain') || snapshot.matches('checkingAgain')) return 'reachingAgain';
  return snapshot.matches('watching') ? 'fine' : 'reloading';
};

/** What the reload would break off that the page waits for; null where it would break nothing off. */
export const selectChunkRecoveryWork = (snapshot: SnapshotFrom<typeof chunkRecoveryMachine>): Work | null =>
  snapshot.context.work;
