import type { SnapshotFrom } from 'xstate';
import { passwordStrength, type PasswordStrength } from '../../../domain/account-form/password-strength';
import { maskedPhone } from '../../../domain/phone/masked-phone';
import type { CaptchaStatus } from '../captcha/status';
import {
  selectVerificationCodeStatus,
  sendButton,
  type SendButton,
  type VerificationCodeStatus,
} from '../verification-code/status';
import type { PhoneFormErrors, PhoneFormField } from './form-errors';
import type { PhoneFormMachine } from './machine';

/** What a view sees of the form; code and password themselves are not part of it. */
export interface PhoneFormStatus {
  readonly phase: 'filling' | 'choosingCountry' | 'handedOver';
  /** As it is typed; the account's own, which is only to be recognised, with its middle left out. */
  readonly userName: string;
  readonly countryCode: string;
  readonly agreed: boolean;
  /** A form that may create an account asks for the statement to be at least 14 (MKT-23); the others have codes of mode 2. */
  readonly asksAge: boolean;
  readonly ageStated: boolean;
  /** The phone is the account's own: it is shown and not typed, and no agreement is asked for. */
  readonly isOwnPhone: boolean;
  readonly asksPassword: boolean;
  /** How hard to guess the typed password is; null while the field is empty. */
  readonly strength: PasswordStrength | null;
  /** A new object after each refusal, so that a view can put the focus again. */
  readonly errors: PhoneFormErrors;
  /** The first wrong field, which gets the focus (VAL-06); null again as soon as the person types. */
  readonly focusField: PhoneFormField | null;
  /** The search text for the list of countries. */
  readonly query: string;
  readonly sendButton: SendButton;
  /** The number to which a code was just sent; null without one to show. */
  readonly sentTo: string | null;
  /** Whether the captcha of a code lies over the page. */
  readonly isVerifying: boolean;
  /** What the captcha shows; null before it shows anything. */
  readonly captcha: CaptchaStatus | null;
}

const phaseOf = (snapshot: SnapshotFrom<PhoneFormMachine>): PhoneFormStatus['phase'] => {
  if (snapshot.matches('choosingCountry')) return 'choosingCountry';
  return snapshot.matches('handedOver') ? 'handedOver' : 'filling';
};

const nothingYet: SendButton = { kind: 'send', secondsLeft: 0 };

/** The reason why no code was sent is shown next to the code's field too, unless the typed code has an error. */
const shownErrors = (errors: PhoneFormErrors, code: VerificationCodeStatus | null): PhoneFormErrors =>
  code === null || code.error === null || errors.caption !== undefined
    ? errors
    : { ...errors, caption: code.error };

export const selectPhoneFormStatus = (snapshot: SnapshotFrom<PhoneFormMachine>): PhoneFormStatus => {
  const { userName, countryCode, password, agreed, ageStated, asksPassword, ownPhone } = snapshot.context;
  const { mode, errors, focusField, query } = snapshot.context;
  const isOwnPhone = ownPhone !== undefined;
  const code = snapshot.context.code === null ? null : selectVerificationCodeStatus(snapshot.context.code);
  return {
    phase: phaseOf(snapshot),
    userName: isOwnPhone ? maskedPhone(userName) : userName,
    countryCode,
    agreed,
    asksAge: mode !== 2 && !isOwnPhone,
    ageStated,
    isOwnPhone,
    asksPassword,
    strength: password === '' ? null : passwordStrength(password, userName),
    errors: shownErrors(errors, code),
    focusField,
    query,
    sendButton: code === null ? nothingYet : sendButton(code, { userName, countryCode }),
    sentTo:
      isOwnPhone && code !== null && code.sentTo !== null ? maskedPhone(userName) : (code?.sentTo ?? null),
    isVerifying: code?.phase === 'verifying',
    captcha: code?.captcha ?? null,
  };
};
