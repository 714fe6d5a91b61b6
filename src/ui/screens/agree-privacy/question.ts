import type { PrivacyEvent } from '../../../application/session/privacy-agreement/events';
import type { PrivacyStatus } from '../../../application/session/privacy-agreement/status';
import type { RenewalEvent } from '../../../application/session/consent-renewal/events';
import type { RenewalStatus } from '../../../application/session/consent-renewal/status';
import type { Consent } from '../../../domain/consent/consent';
import { failureText } from '../../../domain/gateway/failure-text';
import { agreePrivacyText, type QuestionWords } from './text';

/** The agreement as a question, from the app at its start or from a member's browser. */
export interface Question {
  /** `answered`: nothing is asked here. */
  readonly phase: 'answered' | 'asking' | 'agreeing' | 'declined' | 'leaving';
  /** The consent to an earlier version; null for a user who is asked for the first time. */
  readonly previous: Consent | null;
  /** What did not succeed, in words; null when nothing failed. */
  readonly problem: string | null;
  readonly words: QuestionWords;
  readonly accept: () => void;
  readonly decline: () => void;
  readonly readAgain: () => void;
  readonly leave: () => void;
}

const phaseInApp = {
  notNeeded: 'answered',
  asking: 'asking',
  keeping: 'agreeing',
  agreed: 'agreeing',
  declined: 'declined',
  exiting: 'leaving',
} as const satisfies Record<PrivacyStatus['phase'], Question['phase']>;

/** What the app asks before anything else (PRI-02). */
export const questionOfApp = (status: PrivacyStatus, send: (event: PrivacyEvent) => void): Question => ({
  phase: phaseInApp[status.phase],
  previous: status.phase === 'asking' ? status.consent : null,
  problem: status.exitFailed ? agreePrivacyText.exitFailed : null,
  words: agreePrivacyText.app,
  accept: () => send({ type: 'privacy.accepted' }),
  decline: () => send({ type: 'privacy.declined' }),
  readAgain: () => send({ type: 'privacy.readAgainRequested' }),
  leave: () => send({ type: 'privacy.exitRequested' }),
});

const problemOf = ({ phase, failure }: RenewalStatus): string | null => {
  if (failure === null) return null;
  return phase === 'declined'
    ? agreePrivacyText.logoutFailed
    : agreePrivacyText.agreeFailed(failureText(failure));
};

/** Returns the renewed question for a member whose consent is to an earlier version (PRI-06). */
export const questionOfMember = (status: RenewalStatus, send: (event: RenewalEvent) => void): Question => ({
  phase: status.phase === 'resting' ? 'answered' : status.phase,
  previous: status.previous,
  problem: problemOf(status),
  words: agreePrivacyText.member,
  accept: () => send({ type: 'renewal.accepted' }),
  decline: () => send({ type: 'renewal.declined' }),
  readAgain: () => send({ type: 'renewal.readAgainRequested' }),
  leave: () => send({ type: 'renewal.logoutRequested' }),
});
