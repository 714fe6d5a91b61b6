import type { SnapshotFrom } from 'xstate';
import type { NdaStanding } from '../../../../contract/nda/nda-standing';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { ReadingPlace } from '../../../domain/nda/reading-progress';
import { maskedPhone } from '../../../domain/phone/masked-phone';
import type { NdaFormErrors } from '../../../domain/sale/nda-form';
import { defaultCountryCode } from '../../../domain/session/phone-proof';
import type { CaptchaStatus } from '../../session/captcha/status';
import {
  selectVerificationCodeStatus,
  sendButton,
  type SendButton,
} from '../../session/verification-code/status';
import type { NdaMachine } from './machine';

/** What the views of the NDA on a deal see. */
export interface NdaStatus {
  readonly phase:
    | 'closed'
    | 'loading'
    | 'failed'
    | 'reading'
    | 'typing'
    | 'sending'
    | 'settled'
    | 'withdrawing';
  readonly standing: NdaStanding | null;
  readonly failure: GatewayFailure | null;
  readonly read: boolean;
  /** How far the text was read. */
  readonly place: ReadingPlace;
  /** The text as a file. */
  readonly copy: 'resting' | 'keeping' | 'kept';
  readonly name: string;
  readonly agreed: boolean;
  /** The own phone, only to be recognised. */
  readonly phone: string;
  readonly errors: NdaFormErrors;
  readonly error: string | null;
  /** Whether it may be signed again in its present state. */
  readonly maySign: boolean;
  readonly sendButton: SendButton;
  readonly sentTo: string | null;
  /** What the sheet of the code's captcha shows; null while there is none. */
  readonly captcha: CaptchaStatus | null;
}

const phases = ['loading', 'failed', 'reading', 'settled', 'withdrawing'] as const;

const copies = ['keeping', 'kept'] as const;

const phaseOf = (snapshot: SnapshotFrom<NdaMachine>): NdaStatus['phase'] => {
  if (snapshot.matches({ open: { signing: 'sending' } })) return 'sending';
  if (snapshot.matches({ open: 'signing' })) return 'typing';
  return phases.find((phase) => snapshot.matches({ open: phase })) ?? 'closed';
};

export const selectNdaStatus = (snapshot: SnapshotFrom<NdaMachine>): NdaStatus => {
  const { standing, failure, read, place, name, agreed, userName, errors, error } = snapshot.context;
  const shown = snapshot.context.code;
  const code = shown === null ? null : selectVerificationCodeStatus(shown);
  return {
    phase: phaseOf(snapshot),
    standing,
    failure,
    read,
    place,
    name,
    agreed,
    errors,
    copy: copies.find((copy) => snapshot.matches({ open: { reading: copy } })) ?? 'resting',
    phone: maskedPhone(userName),
    error: error ?? code?.error ?? null,
    maySign: snapshot.can({ type: 'nda.signRequested' }),
    sendButton:
      code === null
        ? { kind: 'send', secondsLeft: 0 }
        : sendButton(code, { userName, countryCode: defaultCountryCode }),
    sentTo: code === null || code.sentTo === null ? null : maskedPhone(userName),
    captcha: code?.captcha ?? null,
  };
};
