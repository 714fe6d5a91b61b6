import type { SnapshotFrom } from 'xstate';
import type { errorScreenMachine } from './machine';

/** True once the error screen may be seen. */
export const selectErrorScreenShown = (snapshot: SnapshotFrom<typeof errorScreenMachine>): boolean =>
  snapshot.matches('shown');
