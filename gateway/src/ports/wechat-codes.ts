import type { WechatPerson } from '../domain/wechat/wechat-person';

/** WeChat's answer who a person is, as the server of an application asks for it. */
export interface WechatAuthorisations {
  /**
   * Takes a code, with any result: a second call for the same code never returns a person.
   * null when it was never issued, was taken before or is older than 5 minutes.
   */
  readonly redeem: (code: string) => Promise<WechatPerson | null>;
}

/** The same with the side that WeChat's page needs; served by the double, from the database. */
export interface WechatCodes extends WechatAuthorisations {
  /** A new code, for a person who agreed. */
  readonly issue: (person: WechatPerson) => Promise<string>;
}
