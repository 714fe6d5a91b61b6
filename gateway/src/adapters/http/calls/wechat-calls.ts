import { map } from 'fp-ts/Either';
import { accountCalls as ofAccounts } from '../../../../../contract/account/calls';
import type { WireWechatLogin } from '../../../../../contract/account/wechat-login';
import type { WechatLogin, WechatLoginOutcome } from '../../../application/account/wechat-login';
import { tokenOnWire } from '../wire/issued-token';
import { weixinUserInfoWire } from '../wire/weixin-user-info';
import { answering } from './answering';
import type { Call } from './call';

const outcomeWire = (outcome: WechatLoginOutcome): WireWechatLogin =>
  outcome.kind === 'token'
    ? { token: tokenOnWire(outcome.token), weinxin_userinfo: null }
    : { token: null, weinxin_userinfo: weixinUserInfoWire(outcome) };

/** The login by WeChat (LOG-05). */
export const wechatCalls = (login: WechatLogin): readonly Call[] => [
  answering(ofAccounts.loginByWechat, async ({ code }, { visitor }) =>
    map(outcomeWire)(await login({ code, visitor })),
  ),
];
