import type { SnapshotFrom } from 'xstate';
import { maskedPhone } from '../../../domain/phone/masked-phone';
import { defaultCountryCode } from '../../../domain/session/phone-proof';
import type { CaptchaStatus } from '../captcha/status';
import { selectVerificationCodeStatus, sendButton, type SendButton } from '../verification-code/status';
import type { UnsubscribeMachine } from './machine';

/** What the view of giving an account up sees. */
export interface UnsubscribeStatus {
  readonly phase: 'reading' | 'proving' | 'confirming' | 'submitting' | 'over';
  /** The account's own phone, only to be recognised: its middle is left out. */
  readonly phone: string;
  readonly understood: boolean;
  readonly caption: string;
  /** What no field can mend. */
  readonly error: string | null;
  /** The error of the code, or why none was sent. */
  readonly codeError: string | null;
  /** Another object each time something is said of the code that was typed. */
  readonly codeFocusRequest: object | null;
  readonly sendButton: SendButton;
  readonly sentTo: string | null;
  /** What the sheet of the code's captcha shows; null while there is none. */
  readonly captcha: CaptchaStatus | null;
}

const phaseOf = (snapshot: SnapshotFrom<UnsubscribeMachine>): UnsubscribeStatus['phase'] => {
  if (snapshot.matches('reading')) return 'reading';
  if (snapshot.matches('over')) return 'over';
  if (snapshot.matches({ proof: 'confirming' })) return 'confirming';
  return snapshot.matches({ proof: 'submitting' }) ? 'submitting' : 'proving';
};

export const selectUnsubscribeStatus = (snapshot: SnapshotFrom<UnsubscribeMachine>): UnsubscribeStatus => {
  const { userName, understood, caption, error, code: shown } = snapshot.context;
  const code = shown === null ? null : selectVerificationCodeStatus(shown);
  return {
    phase: phaseOf(snapshot),
    phone: maskedPhone(userName),
    understood,
    caption,
    error: error?.at === 'form' ? error.text : null,
    codeError: error?.at === 'code' ? error.text : (code?.error ?? null),
    codeFocusRequest: error?.at === 'code' ? error : null,
    sendButton:
      code === null
        ? { kind: 'send', secondsLeft: 0 }
        : sendButton(code, { userName, countryCode: defaultCountryCode }),
    sentTo: code === null || code.sentTo === null ? null : maskedPhone(userName),
    captcha: code?.captcha ?? null,
  };
};
