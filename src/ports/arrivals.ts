import type { IncomingMessage } from '../../contract/socket/incoming-message';

/**
 * Tells when the message socket has opened at first. When it opens again, `Arrivals` tells that something may have come.
 */
export interface Openings {
  /** @returns ends the hearing */
  readonly listen: (hear: () => void) => () => void;
}

/** What the message socket brings, for pages that are about it. */
export interface Arrivals {
  /**
   * @param hear null is a message that did not decode, or whatever may have come while the socket was down
   * @returns ends the hearing
   */
  readonly listen: (hear: (message: IncomingMessage | null) => void) => () => void;
}
