import { codeError } from '../../../domain/account-form/code-error';
import { passwordError } from '../../../domain/account-form/password-error';
import { phoneError } from '../../../domain/account-form/phone-error';
import type { RefusedField } from '../../../domain/session/refused-field';
import { phoneFormText } from './text';

export type PhoneFormField = RefusedField | 'agreement';

/** The errors in Chinese, each next to its field; `form` is an error that no field can mend. */
export type PhoneFormErrors = Readonly<Partial<Record<PhoneFormField | 'form', string>>>;

export interface TypedPhoneForm {
  readonly userName: string;
  readonly countryCode: string;
  readonly caption: string;
  readonly password: string;
  readonly agreed: boolean;
  /** Whether the form asks for a new password too. */
  readonly asksPassword: boolean;
  /** Given where the phone is the account's own, about which the form has nothing to say. */
  readonly ownPhone?: string | undefined;
}

const named = (errors: Readonly<Partial<Record<PhoneFormField, string | null>>>): PhoneFormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null));

const agreementError = ({ agreed, ownPhone }: TypedPhoneForm): string | null =>
  agreed || ownPhone !== undefined ? null : phoneFormText.agreementMissing;

const userNameError = ({ ownPhone, countryCode, userName }: TypedPhoneForm): string | null =>
  ownPhone === undefined ? phoneError(countryCode, userName) : null;

/** What must be mended before the form goes out: empty when all is well. Source: LOG-12, screens.md. */
export const phoneFormErrors = (typed: TypedPhoneForm): PhoneFormErrors =>
  named({
    userName: userNameError(typed),
    caption: codeError(typed.caption),
    password: typed.asksPassword ? passwordError(typed.password, typed.userName) : null,
    agreement: agreementError(typed),
  });

/** What must be mended before a code is asked for: nothing is sent before the agreement is ticked. */
export const codeRequestErrors = (typed: TypedPhoneForm): PhoneFormErrors =>
  named({
    userName: userNameError(typed),
    agreement: agreementError(typed),
  });

const inOrder: readonly PhoneFormField[] = ['userName', 'caption', 'password', 'agreement', 'age'];

/** The first wrong field, which gets the focus; null when none is wrong. */
export const firstWrongField = (errors: PhoneFormErrors): PhoneFormField | null =>
  inOrder.find((field) => errors[field] !== undefined) ?? null;
