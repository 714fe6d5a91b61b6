import { answered, failing, never } from '../scene/answers';
import type { Act, Story } from './story';

const inWechat = { address: '/login?mode=wechat', environment: 'wechat' } as const;
const agree: Act = { kind: 'press', name: '同意用户协议和隐私政策' };
const ask: Act = { kind: 'press', name: '微信登录' };
const withCode = { ...inWechat, cameFromWechat: { kind: 'code', code: 'c' } } as const;

/** The login by WeChat. */
export const wechatStories: readonly Story[] = [
  { id: 'wechat-login', title: '微信登录', scene: inWechat },
  { id: 'wechat-offered', title: '验证码登录：在微信中', scene: { ...inWechat, address: '/login' } },
  { id: 'wechat-unticked', title: '微信登录：未同意协议', scene: inWechat, acts: [ask] },
  { id: 'wechat-asking', title: '微信登录：正在打开微信', scene: inWechat, acts: [agree, ask] },
  {
    id: 'wechat-denied',
    title: '微信登录：没有授权',
    scene: { ...inWechat, cameFromWechat: { kind: 'denied' } },
  },
  {
    id: 'wechat-wrong-state',
    title: '微信登录：授权不是本页面发起的',
    scene: { ...inWechat, cameFromWechat: { kind: 'wrongState' } },
  },
  { id: 'wechat-exchanging', title: '微信登录：正在登录', scene: { ...withCode, wechatLogin: never } },
  {
    id: 'wechat-used',
    title: '微信登录：授权已失效',
    scene: {
      ...withCode,
      wechatLogin: failing({ kind: 'refused', code: 400, message: '授权已失效，请重新授权' }),
    },
  },
  {
    id: 'wechat-binding',
    title: '微信登录：去绑定手机号',
    scene: { ...withCode, wechatLogin: answered({ kind: 'bind', weixinUserInfo: '{}' }) },
  },
  {
    id: 'wechat-unavailable',
    title: '微信登录：不在微信中',
    scene: { ...inWechat, environment: 'browser' },
  },
];
