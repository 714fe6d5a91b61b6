import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { IncomingMessage } from '../../domain/message/incoming-message';
import type { Followed } from '../../domain/payment/followed';
import type { Arrivals } from '../../ports/arrivals';
import type { Call, CallOptions } from '../../ports/call';
import type { FollowedAnswer, FollowingEvent } from './events';

export interface FollowingPorts<S> {
  readonly arrivals: Arrivals;
  /** Asks the gateway how it stands. */
  readonly read: (subject: S, options: CallOptions) => Call<Followed>;
  /** Whether what the socket brings may be about it. */
  readonly concerns: (subject: S, message: IncomingMessage | null) => boolean;
}

/** The gateway asked, and the socket heard. */
export const followingActors = <S>({ arrivals, read, concerns }: FollowingPorts<S>) => ({
  ask: fromPromise<FollowedAnswer, { readonly subject: S }>(({ input: { subject }, signal }) =>
    read(subject, { signal })(),
  ),
  arrivals: fromCallback<EventObject, { readonly subject: S }>(({ input: { subject }, sendBack }) => {
    const tell = (event: FollowingEvent): void => sendBack(event);
    return arrivals.listen((message) => {
      if (concerns(subject, message)) tell({ type: 'following.told' });
    });
  }),
});
