import type { Token } from '../../../contract/account/token';

/** What a login by WeChat sends: WeChat's single-use code, and where it came from (contract: loginByWx). */
export interface WechatLogin {
  readonly code: string;
  /** `web`: WeChat's page gave it; `app`: the native app's plugin. */
  readonly channel: 'web' | 'app';
}

/**
 * What it answers: a token; or who WeChat says it is, as text that is handed back as it came when a phone is
 * bound to it (LOG-04, LOG-05).
 */
export type WechatLoginAnswer =
  | { readonly kind: 'token'; readonly token: Token }
  | { readonly kind: 'bind'; readonly weixinUserInfo: string };
