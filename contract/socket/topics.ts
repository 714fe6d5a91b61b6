import { IncomingMessage } from './incoming-message';
import { OutgoingMessage } from './outgoing-message';

/** The STOMP that is spoken, the newest first, as it is called as a subprotocol of the WebSocket. */
export const subprotocols: readonly string[] = ['v12.stomp', 'v11.stomp'];

/** Where the messages to a user are, and where what a user writes is sent; config.json may name other destinations. */
export const topics = {
  /** What arrives for whoever is connected. A destination with `<id>` in it has the user's id there. */
  inbox: { destination: '/user/queue/message', body: IncomingMessage },
  /** A message to one other user. */
  toOne: { destination: '/stomp/toOne/message', body: OutgoingMessage },
} as const;
