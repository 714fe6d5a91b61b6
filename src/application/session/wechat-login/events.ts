import type { WechatReturn } from '../../../domain/session/wechat-return';

export interface WechatLoginInput {
  /** The address of the page: its query goes on with the login (LOG-07). */
  readonly address: string;
}

/** How the page was reached. `unavailable`: WeChat cannot be asked from here (ENV-02). */
export type Arrival = WechatReturn | { readonly kind: 'byItself' | 'unavailable' };

export type WechatLoginEvent =
  | { readonly type: 'wechatLogin.agreementToggled' }
  | { readonly type: 'wechatLogin.requested' }
  /** The person no longer waits for WeChat. */
  | { readonly type: 'wechatLogin.abandoned' };
