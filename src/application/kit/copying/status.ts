import type { SnapshotFrom } from 'xstate';
import type { CopyingMachine } from './machine';

/** What a view sees of copying. */
export type CopyingStatus = 'resting' | 'copying' | 'copied' | 'failed';

const phases = ['copying', 'copied', 'failed'] as const;

export const selectCopyingStatus = (snapshot: SnapshotFrom<CopyingMachine>): CopyingStatus =>
  phases.find((phase) => snapshot.matches(phase)) ?? 'resting';
