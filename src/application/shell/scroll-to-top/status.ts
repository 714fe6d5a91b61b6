import type { SnapshotFrom } from 'xstate';
import type { scrollToTopMachine } from './machine';

/** True while the button is offered. */
export const selectScrollToTopOffered = (snapshot: SnapshotFrom<typeof scrollToTopMachine>): boolean =>
  snapshot.matches('offered');
