import type { WechatLoginEvent } from '../../../../src/application/session/wechat-login/events';

export const ticks: WechatLoginEvent = { type: 'wechatLogin.agreementToggled' };
export const asks: WechatLoginEvent = { type: 'wechatLogin.requested' };
export const abandons: WechatLoginEvent = { type: 'wechatLogin.abandoned' };

/** A visit of the page in WeChat. */
export const inWechat = { address: '/login?mode=wechat&redirect=%2Fmessage' };
