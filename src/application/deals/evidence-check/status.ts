import type { SnapshotFrom } from 'xstate';
import type { EvidenceProof } from '../../../../contract/nda/nda-evidence';
import type { EvidenceCheckMachine } from './machine';
import { whyUnanswered } from './setup';

/** What a view sees of verifying evidence. */
export interface EvidenceCheckStatus {
  readonly phase: 'resting' | 'busy' | 'genuine' | 'unproved' | 'unanswered';
  readonly typed: string;
  /** The error of the typed text or the chosen file. */
  readonly error: string | null;
  readonly proof: EvidenceProof | null;
  /** Why the result is unknown; '' with a result. */
  readonly why: string;
}

const answeredPhases = ['genuine', 'unproved', 'unanswered'] as const;

export const selectEvidenceCheck = (snapshot: SnapshotFrom<EvidenceCheckMachine>): EvidenceCheckStatus => {
  const { typed, error, proof, failure } = snapshot.context;
  const busy = snapshot.matches('checking') || snapshot.matches('digesting');
  return {
    phase: busy ? 'busy' : (answeredPhases.find((phase) => snapshot.matches({ open: phase })) ?? 'resting'),
    typed,
    error,
    proof,
    why: whyUnanswered(failure),
  };
};
