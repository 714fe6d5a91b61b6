import type { accountCalls } from '../../contract/account/calls';
import type { PasswordLogin } from '../domain/session/password-login';
import type { PhoneProof } from '../domain/session/phone-proof';
import type { CodeLogin, PasswordReset, Registration, ValidateLogin } from '../domain/session/ways-in';
import type { WechatLoginAnswer } from '../domain/session/wechat-login';
import type { User } from '../domain/user/user';
import type { Asked } from './asked';

export interface AccountForms {
  readonly loginByPassword: { readonly given: PasswordLogin };
  /** A token, or whose phone is to be bound (LOG-05). */
  readonly loginByWechat: { readonly answer: WechatLoginAnswer };
  readonly loginByCode: { readonly given: CodeLogin };
  readonly loginByValidate: { readonly given: ValidateLogin };
  readonly register: { readonly given: Registration };
  readonly checkCode: { readonly given: PhoneProof };
  readonly resetPassword: { readonly given: PasswordReset };
  readonly currentUser: { readonly answer: User };
}

/** The calls of an account. All but `renewToken` handle their own answers: no global notice (PAY-03). */
export type AccountGateway = Asked<typeof accountCalls, AccountForms>;
