import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import type { Followed } from '../../../domain/payment/followed';
import type { Arrivals } from '../../../ports/arrivals';
import type { Call, CallOptions } from '../../../ports/call';
import type { FollowedAnswer, FollowingEnded, FollowingEvent } from './events';

export interface FollowingPorts<S> {
  readonly arrivals: Arrivals;
  /** Asks the gateway how it stands. */
  readonly read: (subject: S, options: CallOptions) => Call<Followed>;
  /** Whether what the socket brings may be about it. */
  readonly concerns: (subject: S, message: IncomingMessage | null) => boolean;
  /** Told when it is paid or closed, or its time is over: what is shown of it is old. */
  readonly ended: (subject: S) => void;
}

/** The gateway asked, the socket heard, and those told who show it. */
export const followingActors = <S>({ arrivals, read, concerns, ended }: FollowingPorts<S>) => ({
  ask: fromPromise<FollowedAnswer, { readonly subject: S }>(({ input: { subject }, signal }) =>
    read(subject, { signal })(),
  ),
  ending: fromCallback<FollowingEnded, { readonly subject: S }>(({ input: { subject }, receive }) => {
    receive(() => ended(subject));
  }),
  arrivals: fromCallback<EventObject, { readonly subject: S }>(({ input: { subject }, sendBack }) => {
    const tell = (event: FollowingEvent): void => sendBack(event);
    return arrivals.listen((message) => {
      if (concerns(subject, message)) tell({ type: 'following.told' });
    });
  }),
});
