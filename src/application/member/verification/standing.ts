import { verificationStep, type VerificationStep } from '../../../domain/member/verification-step';
import type { Prove } from '../../../../contract/account/prove';
import type { VerificationStatus } from './status';

/** How a member stands, as the page about oneself shows it. */
export interface Standing {
  /** What stands beside the name: the level that was reached, or how far the way to the first one is. */
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
