import type { WechatReturn } from '../domain/session/wechat-return';

/** What came with the address from WeChat's page; it was taken out of the address at once (LOG-05). */
export interface WechatReturns {
  /** Null when nothing came, and from the second time on: an answer is used once. */
  readonly take: () => WechatReturn | null;
}
