import type { IncomingMessage } from '../../../../contract/socket/incoming-message';

export type IntakeEvent =
  /** Something came by the socket; null is what did not decode, or whatever may have come while the socket was down. */
  | { readonly type: 'intake.arrived'; readonly message: IncomingMessage | null }
  /** The session is over: the next messages are another inbox's. */
  | { readonly type: 'intake.left' };

export type IntakeFact =
  /** A message, each once and none before those before it; null when something may have come that is told by nobody. */
  { readonly type: 'intake.delivered'; readonly message: IncomingMessage | null };
