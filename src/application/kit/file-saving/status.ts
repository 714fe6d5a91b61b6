import type { SnapshotFrom } from 'xstate';
import type { FileSavingMachine } from './machine';

/** What a view sees of a file that is saved. */
export type FileSavingPhase = 'resting' | 'saving' | 'saved' | 'unsaved';

export const selectFileSavingPhase = (snapshot: SnapshotFrom<FileSavingMachine>): FileSavingPhase =>
  snapshot.value;
