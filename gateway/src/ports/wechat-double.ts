import type { Limits } from './limits';
import type { WechatCodes } from './wechat-codes';

/** What the double of WeChat's authorisation page is made from: `createWechatDouble(needs): HttpService`. */
export interface WechatDoubleNeeds {
  readonly codes: Pick<WechatCodes, 'issue'>;
  readonly limits: Limits;
  /** The application's id at WeChat; no other is served. */
  readonly appId: string;
  /** What the page calls the application. */
  readonly product: string;
  /** The origin of the application, which alone a person is sent back to, for a request with this Host header. */
  readonly applicationOf: (host: string) => string;
  /** The double's own origin, for a request with this Host header. */
  readonly ownOriginOf: (host: string) => string;
}
