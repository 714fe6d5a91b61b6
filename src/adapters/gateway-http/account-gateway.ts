import * as E from 'fp-ts/Either';
import { inject, injectable } from 'inversify';
import * as t from 'io-ts';
import { messageBesideSuccess, type Answer } from '../../domain/gateway/answer';
import type { GatewayFailure } from '../../domain/gateway/failure';
import { passwordLogin, type PasswordLogin } from '../../domain/session/password-login';
import { phoneProof, type PhoneProof } from '../../domain/session/phone-proof';
import type { Token } from '../../domain/session/token';
import type { CodeLogin, PasswordReset, Registration, ValidateLogin } from '../../domain/session/ways-in';
import type { WechatLogin } from '../../domain/session/wechat-login';
import type { AccountGateway } from '../../ports/account-gateway';
import type { CallOptions, WriteOptions } from '../../ports/call';
import { GatewayCaller } from './gateway-caller';
import { keyOf } from './key-of';
import { WireToken } from './wire/token';
import { userOf, WireUser } from './wire/user';
import {
  codeLoginParams,
  passwordResetParams,
  registrationParams,
  validateLoginParams,
} from './wire/ways-in';
import { wechatLoginAnswer, WireWechatLogin } from './wire/wechat-login';
import { within } from '../../../contract/codec/within';

type Params = Readonly<Record<string, string>>;

/** An answer without a token is a refusal with the server's message, unless that tells of a success (LOG-02). */
function tokenOf({ token }: t.TypeOf<typeof WireToken>, answer: Answer): E.Either<GatewayFailure, Token> {
  return token === null
    ? E.left({ kind: 'refused', code: 200, message: messageBesideSuccess(answer) })
    : E.right(token);
}

/** The calls of an account over the wire (product.md §7). */
@injectable()
export class WireAccountGateway implements AccountGateway {
  constructor(@inject(GatewayCaller) private readonly caller: GatewayCaller) {}

  readonly loginByPassword = (login: PasswordLogin, options?: CallOptions) => {
    const { userName, password, ticket, randstr } = passwordLogin(login);
    const params = { userName, password, code: ticket, uuid: randstr };
    return this.tokenFor('/webapp/register!login.action', params, options);
  };

  readonly loginByWechat = ({ code, channel }: WechatLogin, options?: CallOptions) =>
    this.caller.call(
      {
        method: 'POST',
        path: '/webapp/register!loginByWx.action',
        params: { code, channel },
        codec: WireWechatLogin,
        read: wechatLoginAnswer,
        safe: false,
        handledByCaller: true,
      },
      options,
    );

  readonly loginByCode = (login: CodeLogin, options?: CallOptions) =>
    this.tokenFor('/webapp/register!loginByCode.action', codeLoginParams(login), options);

  readonly loginByValidate = (login: ValidateLogin, options?: CallOptions) =>
    this.tokenFor('/webapp/register!loginByValidate.action', validateLoginParams(login), options);

  readonly register = (registration: Registration, options?: WriteOptions) =>
    this.tokenFor('/webapp/register!save.action', registrationParams(registration), options);

  readonly checkCode = (proof: PhoneProof, options?: CallOptions) =>
    this.done('/webapp/register!checkValidate.action', { ...phoneProof(proof) }, options);

  readonly resetPassword = (reset: PasswordReset, options?: WriteOptions) =>
    this.done('/webapp/register!changePassword.action', passwordResetParams(reset), options);

  readonly logout = (options?: CallOptions) => this.done('/webapp/register!logout.action', {}, options);

  readonly renewToken = (options?: CallOptions) =>
    this.caller.call(
      {
        method: 'GET',
        path: '/webapp/jwt!getToken.action',
        codec: WireToken,
        read: tokenOf,
        safe: false,
        handledByCaller: false,
      },
      options,
    );

  readonly currentUser = (options?: CallOptions) =>
    this.caller.call(
      {
        method: 'GET',
        path: '/webapp/register!get.action',
        codec: within('user', WireUser),
        read: (wire) => E.right(userOf(wire)),
        safe: true,
        handledByCaller: true,
      },
      options,
    );

  /** A write that is answered with a token. */
  private tokenFor(path: string, params: Params, options: WriteOptions | undefined) {
    return this.caller.call(
      {
        method: 'POST',
        path,
        params,
        ...keyOf(options),
        codec: WireToken,
        read: tokenOf,
        safe: false,
        handledByCaller: true,
      },
      options,
    );
  }

  /** A write of whose answer only counts that it succeeded. */
  private done(path: string, params: Params, options: WriteOptions | undefined) {
    const read = () => E.right(undefined);
    return this.caller.call(
      {
        method: 'POST',
        path,
        params,
        ...keyOf(options),
        codec: t.unknown,
        read,
        safe: false,
        handledByCaller: true,
      },
      options,
    );
  }
}
