import { destinations } from './destinations';
import { IncomingMessage } from './incoming-message';
import { OutgoingMessage } from './outgoing-message';

/** The STOMP that is spoken, the newest first, as it is called as a subprotocol of the WebSocket. */
export const subprotocols: readonly string[] = ['v12.stomp', 'v11.stomp'];

/** The messages of each destination. */
export const topics = {
  /** The messages that a connected client receives. */
  inbox: { destination: destinations.inbox, body: IncomingMessage },
  /** A message to one other user. */
  toOne: { destination: destinations.toOne, body: OutgoingMessage },
} as const;
