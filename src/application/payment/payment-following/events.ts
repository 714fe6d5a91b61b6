import type { Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { Followed } from '../../../domain/payment/followed';

/** The order or plan that is paid elsewhere, as `S`. */
export interface FollowingInput<S> {
  readonly subject: S;
  /** How long it is followed before the person is asked whether to go on, in milliseconds. */
  readonly lifeMs: number;
  /** The pause between two questions without news from the socket, in milliseconds. */
  readonly pauseMs: number;
  /** Whether the first question waits for the pause, because the gateway was asked just before. */
  readonly pausesFirst?: boolean;
}

export type FollowingEvent =
  /** Something has arrived that may be about it. */
  | { readonly type: 'following.reported' }
  /** The person waits on, after its time was over. */
  | { readonly type: 'following.resumed' };

/** It is paid or closed, or its time is over: what a page shows of it is old. */
export interface FollowingEnded {
  readonly type: 'following.ended';
}

export type FollowedAnswer = Either<GatewayFailure, Followed>;

/** What the machine is about, for the compiler only. */
export interface FollowingTypes<S> {
  readonly context?: FollowingInput<S>;
  readonly events?: FollowingEvent;
  readonly input?: FollowingInput<S>;
}
