import type { EventObject } from 'xstate';
import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import type { Followed } from '../../../domain/payment/followed';
import type { Arrivals } from '../../../ports/arrivals';
import type { Call, CallOptions } from '../../../ports/call';
import type { FollowingEnded, FollowingEvent } from './events';
import { fromCall, readLimit } from '../../kit/from-call';
import { fromListener } from '../../kit/from-listener';

export interface FollowingPorts<S> {
  readonly arrivals: Arrivals;
  /** Reads the state of the order from the gateway. */
  readonly read: (subject: S, options: CallOptions) => Call<Followed>;
  /** Whether what the socket brings may be about it. */
  readonly concerns: (subject: S, message: IncomingMessage | null) => boolean;
  /** Notified when it is paid or closed, or its time is over: pages that show it are out of date. */
  readonly ended: (subject: S) => void;
}

/** The actors that ask the gateway, listen to the socket, and notify the pages that show the payment. */
export const followingActors = <S>({ arrivals, read, concerns, ended }: FollowingPorts<S>) => ({
  ask: fromCall<Followed, { readonly subject: S }>(({ subject }, options) => read(subject, options), {
    limit: readLimit,
  }),
  ending: fromListener<FollowingEnded, { readonly subject: S }>(({ input: { subject }, receive }) => {
    receive(() => ended(subject));
  }),
  arrivals: fromListener<EventObject, { readonly subject: S }>(({ input: { subject }, sendBack }) => {
    const notify = (event: FollowingEvent): void => sendBack(event);
    return arrivals.listen((message) => {
      if (concerns(subject, message)) notify({ type: 'following.reported' });
    });
  }),
});
