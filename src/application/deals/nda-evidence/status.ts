import type { SnapshotFrom } from 'xstate';
import type { NdaEvidenceMachine } from './machine';

/** What a view sees of evidence that is handed over. */
export interface NdaEvidenceStatus {
  readonly phase: 'resting' | 'busy' | 'saved';
  /** By which it is verified; null before it was fetched. */
  readonly number: string | null;
  readonly error: string | null;
}

export const selectNdaEvidenceStatus = (snapshot: SnapshotFrom<NdaEvidenceMachine>): NdaEvidenceStatus => {
  const { file, error } = snapshot.context;
  const busy = snapshot.matches('fetching') || snapshot.matches('saving');
  return {
    phase: busy ? 'busy' : snapshot.matches('saved') ? 'saved' : 'resting',
    number: file === null ? null : file.number,
    error,
  };
};
