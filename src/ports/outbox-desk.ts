import type { OutboxQueue } from '../domain/chat/outbox-queue';

/** The outbox, for pages: what is written there is sent also when the page has been left. */
export interface OutboxDesk {
  /**
   * Tells what is there as soon as that is known, and then each change.
   * @param missing told when the outbox's code does not come: until it is listened to anew, nothing can be written
   * @returns ends the hearing
   */
  readonly listen: (hear: (queue: OutboxQueue) => void, missing?: () => void) => () => void;
  /** Puts a message to this account at the end of the queue. */
  readonly write: (message: { readonly to: string; readonly content: string }) => void;
  /** Sends a message again that was not sent. */
  readonly retry: (clientId: string) => void;
  /** Gives a message up that was not sent, or that is not confirmed. */
  readonly discard: (clientId: string) => void;
}
