import type { SnapshotFrom } from 'xstate';
import type { NdaApprovalMachine } from './machine';

/** What a view sees of approving an NDA. */
export interface NdaApprovalStatus {
  readonly phase: 'resting' | 'asking' | 'approving' | 'approved';
  readonly error: string | null;
}

const phases = ['asking', 'approving', 'approved'] as const;

export const selectNdaApprovalStatus = (snapshot: SnapshotFrom<NdaApprovalMachine>): NdaApprovalStatus => ({
  phase: phases.find((phase) => snapshot.matches(phase)) ?? 'resting',
  error: snapshot.context.error,
});
