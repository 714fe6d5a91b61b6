import type { SnapshotFrom } from 'xstate';
import type { loadingIndicatorMachine } from './machine';

/** What a view sees of the loading indicator. */
export interface LoadingStatus {
  /** What the full-screen overlay says; null when there is none. */
  readonly overlayText: string | null;
  /** The progress of the page bar, 0 to 100; null when it is not shown. */
  readonly bar: number | null;
}

const percentPerStep = 2;

export const selectLoadingStatus = (
  snapshot: SnapshotFrom<typeof loadingIndicatorMachine>,
): LoadingStatus => {
  const noticed = snapshot.matches('underWay') && !snapshot.matches({ underWay: 'unnoticed' });
  return {
    overlayText: noticed ? snapshot.context.overlay : null,
    bar: snapshot.matches('full')
      ? 100
      : snapshot.matches({ underWay: 'running' })
        ? snapshot.context.steps * percentPerStep
        : null,
  };
};
