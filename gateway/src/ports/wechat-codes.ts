import type { WechatPerson } from '../domain/wechat/wechat-person';

/** WeChat's word on who somebody is, as the server of an application asks for it. */
export interface WechatAuthorisations {
  /**
   * Takes a code, whatever comes of it: a second call for the same code never answers a person.
   * null when it was never given out, was taken before or is older than 5 minutes.
   */
  readonly redeem: (code: string) => Promise<WechatPerson | null>;
}

/** The same with the side that WeChat's page needs; served by the double, from the database. */
export interface WechatCodes extends WechatAuthorisations {
  /** A new code, for a person who agreed. */
  readonly issue: (person: WechatPerson) => Promise<string>;
}
