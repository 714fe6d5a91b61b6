import type { DeliveredMessage, Message, ChangeEvent } from '../domain/message/message';
import type { Session } from '../domain/session/session';
import type { SendRefusal } from '../ports/messages';
import type { ClientFrame } from './client-frame';
import type { HeartBeat, HeartBeatOffer } from './heart-beat';
import type { Outgoing } from './outgoing-body';
import type { StompFrame } from './stomp-frame';

/** The situations of one socket. `deferred` are frames that came while an answer was awaited, in order. */
export type Connection =
  | AwaitingConnect
  | { readonly at: 'identifying'; readonly asked: Identifying; readonly deferred: readonly ClientFrame[] }
  | Connected
  | {
      readonly at: 'sending';
      readonly who: Connected;
      readonly asked: { readonly receipt: string | null; readonly clientId: string | null };
      readonly deferred: readonly ClientFrame[];
    }
  | { readonly at: 'closed' };

export interface AwaitingConnect {
  readonly at: 'awaitingConnect';
  /** What the address says; never trusted, only compared. */
  readonly claimedUserId: string;
}

export interface Identifying {
  readonly claimedUserId: string;
  readonly heartBeat: HeartBeatOffer;
  /** Sessions of the claimed user that ended while the token was being looked up; null is all of them. */
  readonly ended: readonly (string | null)[];
}

export interface Connected {
  readonly at: 'connected';
  readonly session: Session;
  /** Ids of the subscriptions to the inbox, oldest first. */
  readonly subscriptions: readonly string[];
}

export type ConnectionInput =
  | { readonly kind: 'frame'; readonly frame: ClientFrame }
  | { readonly kind: 'fault'; readonly code: 'malformed' | 'too-large' }
  /** null: the token is unknown, expired or revoked. */
  | { readonly kind: 'identified'; readonly session: Session | null }
  /** `repeated` is the message as stored before under the same client id. */
  | { readonly kind: 'sent'; readonly repeated: Message | null }
  | { readonly kind: 'sendRefused'; readonly refusal: SendRefusal }
  /** The database or the bus failed; `text` is for people. */
  | { readonly kind: 'unavailable'; readonly text: string }
  | { readonly kind: 'delivery'; readonly message: DeliveredMessage }
  | { readonly kind: 'changed'; readonly change: ChangeEvent }
  | { readonly kind: 'sessionsEnded'; readonly sessionId: string | null }
  /** The token's own time is over; a renewed one connects again. */
  | { readonly kind: 'tokenExpired' }
  | { readonly kind: 'connectTimedOut' }
  | { readonly kind: 'tooFast' }
  /** The account has as many connected sockets as it may have. */
  | { readonly kind: 'tooManySockets' }
  | { readonly kind: 'silent' }
  | { readonly kind: 'stopping' }
  | { readonly kind: 'gone' };

export type ConnectionEffect =
  | { readonly do: 'write'; readonly frame: StompFrame }
  /** Look the token up; answers 'identified' or 'unavailable'. */
  | { readonly do: 'identify'; readonly token: string }
  /** Begin heart-beats and the watch over the peer and the token's end. */
  | { readonly do: 'watch'; readonly heartBeat: HeartBeat; readonly expiresAt: number }
  /** Answers 'sent', 'sendRefused' or 'unavailable'. */
  | { readonly do: 'send'; readonly from: string; readonly outgoing: Outgoing }
  /** `at: 'once'` drops a peer that is not there to shake hands. */
  | { readonly do: 'close'; readonly code: CloseCode; readonly how: 'politely' | 'once' };

/** WebSocket close codes: 4xxx are the application's own. */
export type CloseCode = 1000 | 1001 | 1002 | 1009 | 1013 | 4401 | 4408 | 4429;

export interface Step {
  readonly state: Connection;
  readonly effects: readonly ConnectionEffect[];
}
