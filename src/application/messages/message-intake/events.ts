import type { IncomingMessage } from '../../../../contract/socket/incoming-message';

export type IntakeEvent =
  /**
   * The socket delivered a message; null for one that did not decode, and for any that were missed while the socket was
   * down.
   */
  | { readonly type: 'intake.arrived'; readonly message: IncomingMessage | null }
  /** The session is over: the next messages are another inbox's. */
  | { readonly type: 'intake.left' };

export type IntakeFact =
  /** A message, each exactly once and in order; null when a message may have been missed. */
  { readonly type: 'intake.delivered'; readonly message: IncomingMessage | null };
