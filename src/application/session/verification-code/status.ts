import type { SnapshotFrom } from 'xstate';
import { groupedPhone } from '../../../domain/phone/grouped-phone';
import {
  secondsLeft,
  secondsLeftFor,
  type CodeRecipient,
  type SentCodes,
} from '../../../domain/verification-code/sent-code';
import { defaultCountryCode } from '../../../domain/session/phone-proof';
import { selectCaptchaStatus, type CaptchaStatus } from '../captcha/status';
import type { VerificationCodeMachine } from './machine';

/** What a view sees of the codes of its form. */
export interface VerificationCodeStatus {
  readonly phase: 'idle' | 'verifying' | 'sending' | 'waiting';
  /** Until the next code to the number of the last one of this form, 0 … 60. */
  readonly secondsLeft: number;
  /** Why no code was sent, in Chinese; null without an error. */
  readonly error: string | null;
  /** The number that the last code of this form went to ('+1 4155552671' from elsewhere); null once the wait is over. */
  readonly sentTo: string | null;
  /** What the captcha's sheet shows; null while there is none. */
  readonly captcha: CaptchaStatus | null;
  /** Every wait that is under way, by which `sendButton` knows about the number being typed. */
  readonly sent: SentCodes;
  /** When the clock was last read, in milliseconds since 1970. */
  readonly now: number;
}

const phaseOf = (snapshot: SnapshotFrom<VerificationCodeMachine>): VerificationCodeStatus['phase'] => {
  if (snapshot.matches('verifying')) return 'verifying';
  if (snapshot.matches('sending')) return 'sending';
  return snapshot.matches('waiting') ? 'waiting' : 'idle';
};

/** Only a number from elsewhere needs its country. */
const shownNumber = ({ countryCode, userName }: CodeRecipient): string =>
  countryCode === defaultCountryCode ? groupedPhone(userName) : `+${countryCode} ${userName}`;

export const selectVerificationCodeStatus = (
  snapshot: SnapshotFrom<VerificationCodeMachine>,
): VerificationCodeStatus => {
  const { mode, sent, now, error, captcha } = snapshot.context;
  const last = sent.filter((code) => code.mode === mode).at(-1);
  return {
    phase: phaseOf(snapshot),
    secondsLeft: last === undefined ? 0 : secondsLeft(last, now),
    error,
    sentTo: last === undefined ? null : shownNumber(last),
    captcha: captcha === null ? null : selectCaptchaStatus(captcha),
    sent,
    now,
  };
};

/** The state of the button next to the code's field, for the number in the form. */
export interface SendButton {
  readonly kind: 'send' | 'busy' | 'wait';
  /** Until this number may have another code, 0 … 60; more than 0 exactly for `wait`. */
  readonly secondsLeft: number;
}

/** Another number need not wait for the last one (LOG-11). */
export const sendButton = (status: VerificationCodeStatus, typed: CodeRecipient): SendButton => {
  if (status.phase === 'verifying' || status.phase === 'sending') return { kind: 'busy', secondsLeft: 0 };
  const left = secondsLeftFor(status.sent, typed, status.now);
  return { kind: left > 0 ? 'wait' : 'send', secondsLeft: left };
};
