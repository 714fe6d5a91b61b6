import { verificationStep, type VerificationStep } from '../../../domain/member/verification-step';
import type { Prove } from '../../../../contract/account/prove';
import type { VerificationStatus } from './status';

/** The state of a member's verification, as the member's own page shows it. */
export interface Standing {
  /** The badge next to the name: the level that was reached, or the state of the first application. */
  readonly reached: 'unverified' | 'basic' | 'verified' | 'pending' | 'rejected';
  /** Null when nothing is left to do, and while it is not known yet what is. */
  readonly next: VerificationStep | null;
}

const levels = { '1': 'verified', '2': 'basic' } as const;

/** How far a member is verified and what comes next, from their level and from what was applied for (SCR-10). */
export const selectStanding = (
  prove: Prove | null,
  { phase, verification }: Pick<VerificationStatus, 'phase' | 'verification'>,
): Standing => {
  const applied = verification?.state ?? null;
  const waits = applied === 'pending' || applied === 'rejected' ? applied : 'unverified';
  return {
    reached: prove === null ? waits : levels[prove],
    next: applied === null && phase === 'loading' ? null : verificationStep(prove, applied),
  };
};
