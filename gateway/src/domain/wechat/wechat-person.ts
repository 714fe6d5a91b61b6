/** A person as WeChat identifies them to this application. */
export interface WechatPerson {
  /** The same for every login of the same person. */
  readonly openId: string;
  readonly nickname: string;
}

/** An authorisation code is good for 5 minutes, and for one use (WeChat's documents). */
export const wechatCodeLifetimeMs = 5 * 60_000;

/** How long a phone can be bound to a person that WeChat named. */
export const wechatOfferLifetimeMs = 30 * 60_000;
