type MessageKind = 'chat' | 'notice' | 'deal' | 'order';

/** A message as it is kept; `from` is an account's id or one of the platform's own voices. */
export interface Message {
  /** Ascending in the order of sending, so that "after this one" has a meaning. */
  readonly id: number;
  readonly from: string;
  readonly fromName: string;
  readonly fromOrg: string | null;
  readonly to: string;
  readonly kind: MessageKind;
  readonly title: string | null;
  /** Plain text: the whole of a plain message, the summary of a rich one. */
  readonly content: string;
  readonly html: string | null;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly read: boolean;
  /** The same for both directions between two parties. */
  readonly conversation: string;
  /** A path inside the application, or null. */
  readonly link: string | null;
  /** The sender's exactly-once key; null for what was not sent by a client. */
  readonly clientId: string | null;
  /** Contacts in it were hidden. */
  readonly masked: boolean;
  /** When its sender recalled it; null where it was not. */
  readonly recalledAt: number | null;
}

/** The message before one in the inbox of each of its two parties, 0 before the first; sent as it is stored. */
export interface Preceded {
  readonly recipient: number;
  readonly sender: number;
}

/** A message that was stored just now. */
export interface StoredMessage extends Message {
  readonly before: Preceded;
}

/**
 * A message for the socket: `verification` and `membership` say that the user's own rights have changed.
 * `fromName` is as its recipient may know the sender; a repeated one has nothing before it.
 */
export interface DeliveredMessage extends Omit<Message, 'kind'> {
  readonly kind: MessageKind | 'verification' | 'membership';
  readonly before?: Preceded;
}

/**
 * An event for the sockets of the affected accounts that is no message itself: read up to one, one recalled, a list changed
 * elsewhere, or a deal that the account itself changed.
 */
export interface ChangeEvent {
  readonly kind: 'read' | 'recall' | 'inbox' | 'deal';
  /** The message; of a list the one that was read, null where more is another. */
  readonly id: number | null;
  /** Who did it. */
  readonly from: string;
  readonly to: string | null;
  readonly conversation: string | null;
  /** The page of the deal. */
  readonly link?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}
