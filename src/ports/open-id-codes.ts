import type { IO } from 'fp-ts/IO';
import type { Asked, WechatAuthorization } from './platform-bridge';

/** The codes by which WeChat tells who pays; getting one leaves the page and comes back to it (PAY-08). */
export interface OpenIdCodes {
  /**
   * `leaving`: whoever asked leaves the page for the address, and the person comes back to the page that was
   * left. What was asked is remembered in this tab, so that only the answer to it counts.
   */
  readonly ask: Asked<WechatAuthorization>;
  /** The code that the person came back with; null when none came, and from the second time on. */
  readonly take: IO<string | null>;
}
