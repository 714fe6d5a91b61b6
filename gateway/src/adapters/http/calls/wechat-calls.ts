import { isLeft, map } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { WechatLogin, WechatLoginOutcome } from '../../../application/account/wechat-login';
import { weixinUserInfoWire } from '../wire/weixin-user-info';
import type { Call } from './call';
import { parametersBy } from './parameters';

const parameters = t.type({ code: t.string, channel: t.union([t.literal('web'), t.literal('app')]) });

const wireOf = (outcome: WechatLoginOutcome) =>
  outcome.kind === 'token' ? { token: outcome.token } : { weinxin_userinfo: weixinUserInfoWire(outcome) };

export const wechatCalls = (login: WechatLogin): readonly Call[] => [
  {
    path: '/webapp/register!loginByWx.action',
    method: 'POST',
    access: 'public',
    answer: async ({ parameters: given, visitor }) => {
      const known = parametersBy(parameters, given);
      return isLeft(known) ? known : map(wireOf)(await login({ code: known.right.code, visitor }));
    },
  },
];
