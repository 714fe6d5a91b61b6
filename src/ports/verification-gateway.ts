import type { verificationCalls } from '../../contract/verification/calls';
import type { Asked } from './asked';

/** A member's verification. Both calls handle their own answers: no global notice. */
export type VerificationGateway = Asked<typeof verificationCalls>;

/** What is handed in to be verified; texts are sent trimmed. */
export type VerificationApplication = Parameters<VerificationGateway['submit']>[0];
