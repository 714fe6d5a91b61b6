import type { NoticeSubject } from './message-store';
import type { DeliveredMessage, Message, ChangeEvent } from '../domain/message/message';

/** What every instance must hear of. All of it can be written as JSON, so that a broker can carry it. */
export type BusEvent =
  /** A message was stored: to be shown to the recipient, and to the sender (whose copy alone carries clientId). */
  | {
      readonly kind: 'message.sent';
      readonly message: Message & Pick<DeliveredMessage, 'before'>;
      /** What the socket calls it, where that is not its kind in the inbox. */
      readonly about?: NoticeSubject;
    }
  /** A change of messages, or of a deal: sent to every socket of these users. */
  | { readonly kind: 'messages.changed'; readonly userIds: readonly string[]; readonly change: ChangeEvent }
  /** Tokens were revoked: sockets of this user end; of one login only when `sessionId` is given. */
  | { readonly kind: 'sessions.ended'; readonly userId: string; readonly sessionId: string | null }
  /** A member ends an answer of the assistant, which another instance may be writing. */
  | { readonly kind: 'answer.stopped'; readonly userId: string; readonly turn: string }
  /** Events may have been missed: every client reads what it keeps afresh. */
  | { readonly kind: 'events.missed' };

/** Fan-out to all sockets of a user, on any instance. */
export interface MessageBus {
  readonly publish: (event: BusEvent) => Promise<void>;
  /** Each listener hears each event once, in the order of publishing; the answer ends it. */
  readonly subscribe: (listener: (event: BusEvent) => void) => () => void;
}
