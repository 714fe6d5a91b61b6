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
}

/** A message as the socket brings it: `verification` and `membership` tell that the user's own rights have changed. */
export interface DeliveredMessage extends Omit<Message, 'kind'> {
  readonly kind: MessageKind | 'verification' | 'membership';
}
