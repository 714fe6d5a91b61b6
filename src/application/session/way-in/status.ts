import type { SnapshotFrom } from 'xstate';
import type { WayInMachine } from './chart';

/** Whether the form broke, so that nothing can be typed any more. */
export const selectFormLost = (snapshot: SnapshotFrom<WayInMachine>): boolean => snapshot.matches('formLost');
