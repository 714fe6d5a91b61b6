import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import type { Token } from '../../../../contract/account/token';
import type { SentMessage } from '../../../ports/message-socket';

/** What starts a socket machine. */
export interface SocketInput {
  /** This client's place within the jitter of its retries, 0 ≤ x < 1, drawn once at the start. */
  readonly jitter: number;
}

/** The events that the one connection sends. */
export type ConnectionEvent =
  | { readonly type: 'connection.opened' }
  | { readonly type: 'connection.messageArrived'; readonly message: IncomingMessage }
  /** A frame that did not decode; the excerpt is cut to 256 characters (SOC-07). */
  | { readonly type: 'connection.frameUndecodable'; readonly excerpt: string }
  /** The server has taken what was sent under this key. */
  | { readonly type: 'connection.messageTaken'; readonly clientId: string }
  | { readonly type: 'connection.refused' }
  | { readonly type: 'connection.lost'; readonly reason: string }
  /** Asked whether it still lives, it cannot say so. */
  | { readonly type: 'connection.stale' };

/** What the one connection is asked. */
export interface ConnectionCheck {
  readonly type: 'connection.checkRequested';
}

/** The commands for the one connection. */
export type ConnectionCommand =
  | ConnectionCheck
  | { readonly type: 'connection.sendRequested'; readonly message: SentMessage };

export type SocketEvent =
  /** A message to one other user; refused while no connection is open, as its sender keeps it (SOC-06). */
  | { readonly type: 'socket.sendRequested'; readonly message: SentMessage }
  /** User info is loaded, or the token was renewed: connect, or use the newer token from the next attempt on. */
  | { readonly type: 'socket.openRequested'; readonly userId: string; readonly token: Token }
  | { readonly type: 'socket.closeRequested' }
  | { readonly type: 'lifecycle.online' }
  | { readonly type: 'lifecycle.foreground' }
  | { readonly type: 'lifecycle.offline' }
  | ConnectionEvent;

export type SocketFact =
  /** `again`: after a failure, so that something may have been missed (SOC-05). */
  | { readonly type: 'socket.opened'; readonly again: boolean }
  /** Each frame, also one that does not decode (null): a refresh of the unread count follows (SOC-03). */
  | { readonly type: 'socket.messageArrived'; readonly message: IncomingMessage | null }
  /** The server has taken a message that was sent from here. */
  | { readonly type: 'socket.messageTaken'; readonly clientId: string }
  /** To be logged (SOC-07); `socket.messageArrived` with null follows. */
  | { readonly type: 'socket.frameSkipped'; readonly excerpt: string }
  /** The server refused this token; there is no retry (SOC-02). */
  | { readonly type: 'socket.refused'; readonly token: Token | null };
