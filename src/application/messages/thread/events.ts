import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import type { Outgoing } from '../../../domain/chat/outgoing';

/** What starts a conversation. */
export interface ThreadInput {
  /** The other party. */
  readonly peerId: string;
}

/** The actions of the user in the conversation, other than writing. */
export type ThreadAct =
  | { readonly kind: 'recall'; readonly id: string }
  | { readonly kind: 'block'; readonly blocked: boolean };

/** The commands for the outbox. */
export type PendingCommand =
  | { readonly type: 'pending.retry'; readonly clientId: string }
  | { readonly type: 'pending.discard'; readonly clientId: string };

/** Everything of the other up to this message has been seen. */
export interface SeenCommand {
  readonly type: 'seen.upTo';
  readonly id: string;
}

export type ThreadEvent =
  | { readonly type: 'thread.reloadRequested' }
  | { readonly type: 'thread.olderWanted' }
  /** The newest messages come into sight, or leave it. */
  | { readonly type: 'thread.endSeen' }
  | { readonly type: 'thread.endLeft' }
  | { readonly type: 'thread.actChosen'; readonly act: ThreadAct }
  | { readonly type: 'thread.retried'; readonly clientId: string }
  | { readonly type: 'thread.discarded'; readonly clientId: string }
  /** The outbox is to be loaded again. */
  | { readonly type: 'thread.outboxWanted' }
  /** A message from the socket, with the device's time; null when messages may have been missed. */
  | { readonly type: 'news.arrived'; readonly message: IncomingMessage | null; readonly at: number }
  /** The messages of the outbox, to any peer. */
  | { readonly type: 'pending.reported'; readonly reported: Outgoing }
  /** The code of the outbox did not come. */
  | { readonly type: 'pending.missing' };
