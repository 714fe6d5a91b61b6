import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { messageBesideSuccess, type Answer } from '../../../domain/gateway/answer';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { Token } from '../../../domain/session/token';
import type { WechatLoginAnswer } from '../../../domain/session/wechat-login';
import { orNull } from '../../../../contract/codec/or-null';
import { record } from '../../../../contract/codec/record';

/** What loginByWx answers; the name of the user info is the wire's own spelling (product.md §3). */
export const WireWechatLogin = record(
  { token: orNull(Token), weinxin_userinfo: orNull(t.UnknownRecord) },
  'WireWechatLogin',
);

/** A token first, else whose phone is to be bound; an answer with neither is a refusal (LOG-02, LOG-05). */
export const wechatLoginAnswer = (
  { token, weinxin_userinfo: info }: t.TypeOf<typeof WireWechatLogin>,
  answer: Answer,
): E.Either<GatewayFailure, WechatLoginAnswer> => {
  if (token !== null) return E.right({ kind: 'token', token });
  if (info !== null) return E.right({ kind: 'bind', weixinUserInfo: JSON.stringify(info) });
  return E.left({ kind: 'refused', code: 200, message: messageBesideSuccess(answer) });
};
