import type { SnapshotFrom } from 'xstate';
import type { ThreadFindMachine } from './machine';

/** What a view sees of what was looked for in a conversation. */
export interface ThreadFindStatus {
  readonly phase: 'closed' | 'asking' | 'failed' | 'shown';
  /** Marked in what was said; null while nothing is looked for. */
  readonly words: string | null;
  /** The message that is shown; null while none is. */
  readonly id: string | null;
  /** Which of the hits, from 1 at the newest. */
  readonly nth: number;
  readonly count: number;
  readonly hasEarlier: boolean;
  readonly hasLater: boolean;
}

export const selectThreadFind = (now: SnapshotFrom<ThreadFindMachine>): ThreadFindStatus => {
  const { words, ids, nth } = now.context;
  const phase = (['asking', 'failed', 'shown'] as const).find((state) => now.matches(state)) ?? 'closed';
  return {
    phase,
    words: phase === 'closed' ? null : words,
    id: phase === 'shown' ? (ids[nth] ?? null) : null,
    nth: nth + 1,
    count: ids.length,
    hasEarlier: now.can({ type: 'find.earlier' }),
    hasLater: now.can({ type: 'find.later' }),
  };
};
