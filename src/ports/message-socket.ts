import type { Either } from 'fp-ts/Either';
import type { IncomingMessage } from '../../contract/socket/incoming-message';
import type { OutgoingMessage } from '../../contract/socket/outgoing-message';
import type { Token } from '../../contract/account/token';

/** Why a connection ended: the token was refused (no retry), or it was lost (retry). */
export type SocketFailure = { readonly kind: 'refused' } | { readonly kind: 'lost'; readonly reason: string };

/** A frame that did not decode, already cut to 256 characters (SOC-07). */
export interface UndecodableFrame {
  readonly excerpt: string;
}

/** A message to one other user, with the sender's own exactly-once key (SOC-06). */
export interface SentMessage extends OutgoingMessage {
  readonly clientId: string;
}

export interface SocketListener {
  readonly opened: () => void;
  readonly message: (message: Either<UndecodableFrame, IncomingMessage>) => void;
  /** The server has taken what was sent under this key: now, or before a repetition. */
  readonly taken: (clientId: string) => void;
  /** Called exactly once, as the last event. Not called after `close()`. */
  readonly ended: (failure: SocketFailure) => void;
}

export interface SocketConnection {
  /** Sends a message; what cannot be sent any more is not answered, and the end of the connection follows. */
  readonly send: (message: SentMessage) => void;
  readonly close: () => void;
  /** Nothing was heard for so long that the other end may be gone without a word, or the way to it is shut already. */
  readonly isStale: () => boolean;
}

/** One live connection for one user. The machine owns every retry (SOC-02). */
export interface MessageSocket {
  readonly connect: (
    user: { readonly userId: string; readonly token: Token },
    listener: SocketListener,
  ) => SocketConnection;
}
