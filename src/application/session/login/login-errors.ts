import { userNameError } from '../../../domain/account-form/user-name-error';
import { loginText } from './text';

export type LoginField = 'userName' | 'password' | 'agreement';

/** The errors in Chinese, each next to its field; `form` is an error that no field can mend. */
export interface LoginErrors {
  readonly userName?: string;
  readonly password?: string;
  readonly agreement?: string;
  readonly form?: string;
}

export interface TypedLogin {
  readonly userName: string;
  /** The dialling code before the number, without a plus. */
  readonly countryCode: string;
  readonly password: string;
  readonly agreed: boolean;
}

/** What must be mended before anything is sent: empty when all is well. Source: LOG-03, screens.md. */
export const loginErrors = ({ userName, countryCode, password, agreed }: TypedLogin): LoginErrors => {
  const wrongUserName = userNameError(userName, countryCode);
  return {
    ...(wrongUserName === null ? {} : { userName: wrongUserName }),
    ...(password === '' ? { password: loginText.passwordMissing } : {}),
    ...(agreed ? {} : { agreement: loginText.agreementMissing }),
  };
};

const inOrder: readonly LoginField[] = ['userName', 'password', 'agreement'];

/** The first wrong field, which gets the focus; null when none is wrong. */
export const firstWrongField = (errors: LoginErrors): LoginField | null =>
  inOrder.find((field) => errors[field] !== undefined) ?? null;
