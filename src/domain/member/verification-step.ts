import type { Prove } from '../../../contract/account/prove';
import type { Verification } from '../../../contract/verification/verification';

/** What a member may do next about being verified. */
export interface VerificationStep {
  readonly to: '/user/auditLogin' | '/user/underReview';
  /** `follow`: an application is being looked at; `mend`: it was rejected, with its reason. */
  readonly step: 'verify' | 'upgrade' | 'follow' | 'mend';
}

/**
 * The next step of being verified; null when nothing is left to do. An application that waits or was rejected
 * comes before what the level would let one do. Source: ACC-04, ACC-05, SCR-10.
 * @param applied how far an application is; null where it could not be learnt
 */
export const verificationStep = (
  prove: Prove | null,
  applied: Verification['state'] | null,
): VerificationStep | null => {
  if (applied === 'pending') return { to: '/user/underReview', step: 'follow' };
  if (applied === 'rejected') return { to: '/user/underReview', step: 'mend' };
  if (prove === '1') return null;
  return { to: '/user/auditLogin', step: prove === null ? 'verify' : 'upgrade' };
};
