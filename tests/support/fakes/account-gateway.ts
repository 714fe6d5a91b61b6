import type { Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import type { PasswordLogin } from '../../../src/domain/session/password-login';
import type { PhoneProof } from '../../../src/domain/session/phone-proof';
import type { Token } from '../../../src/domain/session/token';
import type { WechatLogin, WechatLoginAnswer } from '../../../src/domain/session/wechat-login';
import type {
  CodeLogin,
  PasswordReset,
  Registration,
  ValidateLogin,
} from '../../../src/domain/session/ways-in';
import type { User } from '../../../src/domain/user/user';
import type { AccountGateway } from '../../../src/ports/account-gateway';
import { fakeCall, type FakeCall } from './pending-calls';

type Answered<Input, A> = FakeCall<Input, Either<GatewayFailure, A>>;

export interface FakeAccountGateway {
  readonly port: AccountGateway;
  readonly loginByPassword: Answered<PasswordLogin, Token>;
  readonly loginByWechat: Answered<WechatLogin, WechatLoginAnswer>;
  readonly loginByCode: Answered<CodeLogin, Token>;
  readonly loginByValidate: Answered<ValidateLogin, Token>;
  readonly register: Answered<Registration, Token>;
  readonly checkCode: Answered<PhoneProof, void>;
  readonly resetPassword: Answered<PasswordReset, void>;
  readonly logout: Answered<null, void>;
  readonly renewToken: Answered<null, Token>;
  readonly currentUser: Answered<null, User>;
  /** Under which registrations and new passwords were sent. */
  readonly keys: readonly (string | undefined)[];
}

/** Records every call of an account; a test answers each when it wants. */
export const fakeAccountGateway = (): FakeAccountGateway => {
  const loginByPassword: FakeAccountGateway['loginByPassword'] = fakeCall('loginByPassword');
  const loginByWechat: FakeAccountGateway['loginByWechat'] = fakeCall('loginByWechat');
  const loginByCode: FakeAccountGateway['loginByCode'] = fakeCall('loginByCode');
  const loginByValidate: FakeAccountGateway['loginByValidate'] = fakeCall('loginByValidate');
  const register: FakeAccountGateway['register'] = fakeCall('register');
  const checkCode: FakeAccountGateway['checkCode'] = fakeCall('checkCode');
  const resetPassword: FakeAccountGateway['resetPassword'] = fakeCall('resetPassword');
  const logout: FakeAccountGateway['logout'] = fakeCall('logout');
  const renewToken: FakeAccountGateway['renewToken'] = fakeCall('renewToken');
  const currentUser: FakeAccountGateway['currentUser'] = fakeCall('currentUser');
  const keys: (string | undefined)[] = [];
  return {
    keys,
    loginByPassword,
    loginByWechat,
    loginByCode,
    loginByValidate,
    register,
    checkCode,
    resetPassword,
    logout,
    renewToken,
    currentUser,
    port: {
      loginByPassword: (login, options) => loginByPassword.call(login, options?.signal),
      loginByWechat: (login, options) => loginByWechat.call(login, options?.signal),
      loginByCode: (login, options) => loginByCode.call(login, options?.signal),
      loginByValidate: (login, options) => loginByValidate.call(login, options?.signal),
      register: (registration, options) => {
        keys.push(options?.key);
        return register.call(registration, options?.signal);
      },
      checkCode: (proof, options) => checkCode.call(proof, options?.signal),
      resetPassword: (reset, options) => {
        keys.push(options?.key);
        return resetPassword.call(reset, options?.signal);
      },
      logout: (options) => logout.call(null, options?.signal),
      renewToken: (options) => renewToken.call(null, options?.signal),
      currentUser: (options) => currentUser.call(null, options?.signal),
    },
  };
};
