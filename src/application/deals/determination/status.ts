import type { SnapshotFrom } from 'xstate';
import type { Determination } from '../../../../contract/determination/determination';
import type { DeterminationMachine } from './machine';

/** What a view sees of a determination; the materials of a fund are shown in `determined` alone. */
export interface DeterminationStatus {
  readonly phase: 'reading' | 'failed' | 'needed' | 'expired' | 'determined';
  readonly determination: Determination | null;
  /** Why it could not be read, in Chinese. */
  readonly error: string | null;
}

const phases = ['failed', 'needed', 'expired', 'determined'] as const;

export const selectDeterminationStatus = (
  snapshot: SnapshotFrom<DeterminationMachine>,
): DeterminationStatus => ({
  phase: phases.find((phase) => snapshot.matches(phase)) ?? 'reading',
  ...snapshot.context,
});
