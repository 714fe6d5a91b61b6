import type { IO } from 'fp-ts/IO';
import type { Asked, WechatAuthorization } from './platform-bridge';

/** The codes by which WeChat identifies the payer. Getting one leaves the page and returns to it (PAY-08). */
export interface OpenIdCodes {
  /**
   * `leaving`: the caller leaves the page for the address, and the person returns to the page that was
   * left. This tab remembers the request, so that only the answer to it counts.
   */
  readonly ask: Asked<WechatAuthorization>;
  /** The code that the person came back with; null when none came, and from the second time on. */
  readonly take: IO<string | null>;
}
