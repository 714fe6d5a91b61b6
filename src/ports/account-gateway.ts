import type { PasswordLogin } from '../domain/session/password-login';
import type { PhoneProof } from '../domain/session/phone-proof';
import type { Token } from '../domain/session/token';
import type { CodeLogin, PasswordReset, Registration, ValidateLogin } from '../domain/session/ways-in';
import type { WechatLogin, WechatLoginAnswer } from '../domain/session/wechat-login';
import type { User } from '../domain/user/user';
import type { Call, CallOptions, WriteOptions } from './call';

/** The calls of an account. All but `renewToken` handle their own answers: no global notice (PAY-03). */
export interface AccountGateway {
  /** A token, or `refused` with the server's message when the answer holds none (LOG-02). */
  readonly loginByPassword: (login: PasswordLogin, options?: CallOptions) => Call<Token>;
  /** Logs in whoever proves the phone; one that nobody has yet gets an account (LOG-12). */
  readonly loginByCode: (login: CodeLogin, options?: CallOptions) => Call<Token>;
  /** The same for a phone that is bound to WeChat's user (LOG-04). */
  readonly loginByValidate: (login: ValidateLogin, options?: CallOptions) => Call<Token>;
  /** A new account; `refused` when the phone has one (LOG-12). */
  readonly register: (registration: Registration, options?: WriteOptions) => Call<Token>;
  /** Whether the code is the one that was sent; it stays good for the reset (LOG-12). */
  readonly checkCode: (proof: PhoneProof, options?: CallOptions) => Call<void>;
  /** A new password; every session of the account ends (LOG-12). */
  readonly resetPassword: (reset: PasswordReset, options?: WriteOptions) => Call<void>;
  /** A token, or whose phone is to be bound; `refused` when the answer holds neither (LOG-05). */
  readonly loginByWechat: (login: WechatLogin, options?: CallOptions) => Call<WechatLoginAnswer>;
  readonly logout: (options?: CallOptions) => Call<void>;
  readonly renewToken: (options?: CallOptions) => Call<Token>;
  readonly currentUser: (options?: CallOptions) => Call<User>;
}
