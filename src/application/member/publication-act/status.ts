import type { SnapshotFrom } from 'xstate';
import type { Act } from './events';
import type { PublicationActMachine } from './machine';

const phases = ['asking', 'doing', 'done', 'failed'] as const;

/** What a view sees of acting on publications. */
export interface PublicationActStatus {
  readonly phase: 'resting' | (typeof phases)[number];
  readonly last: Act | null;
  readonly error: string | null;
  readonly gone: readonly string[];
}

export const selectPublicationActStatus = (
  snapshot: SnapshotFrom<PublicationActMachine>,
): PublicationActStatus => ({
  phase: phases.find((phase) => snapshot.matches(phase)) ?? 'resting',
  ...snapshot.context,
});
