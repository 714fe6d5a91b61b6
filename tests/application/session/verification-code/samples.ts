import type { VerificationCodeEvent } from '../../../../src/application/session/verification-code/events';
import type { SentCode } from '../../../../src/domain/verification-code/sent-code';
import { says, type Answer } from '../../../support/explore/step';

/** A moment in milliseconds since 1970. */
export const noon = 1_790_000_000_000;

export const first = { userName: '13851206614', countryCode: '86' } as const;
export const second = { userName: '60001234', countryCode: '852' } as const;

export const asks = (to: {
  readonly userName: string;
  readonly countryCode: string;
}): VerificationCodeEvent => ({
  type: 'code.requested',
  ...to,
});

/** A code that was sent at noon, or so many milliseconds later. */
export const sentTo = (to: typeof first | typeof second, later = 0): SentCode => ({
  mode: 1,
  ...to,
  resendAt: noon + later + 60_000,
});

export const recalls = (sent: readonly SentCode[], now: number): Answer =>
  says('recall', { type: 'codes.recalled', sent, now } as VerificationCodeEvent);

/** The clock is read, so many milliseconds after noon. */
export const reads = (later: number): Answer =>
  says('clock', { type: 'clock.read', now: noon + later } as VerificationCodeEvent);
