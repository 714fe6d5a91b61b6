import type { IncomingMessage } from '../../contract/socket/incoming-message';

/**
 * Notifies when the message socket opens for the first time. When it opens again, `Arrivals` reports possible gaps.
 */
export interface Openings {
  /** @returns ends the hearing */
  readonly listen: (hear: () => void) => () => void;
}

/** What the message socket brings, for pages that are about it. */
export interface Arrivals {
  /**
   * @param hear receives null for a message that did not decode, and for possible messages while the socket was down
   * @returns unsubscribes
   */
  readonly listen: (hear: (message: IncomingMessage | null) => void) => () => void;
}
