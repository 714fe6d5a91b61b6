import { resourceActors } from './actors';
import { resourceMachine } from './machine';
import type { Call, CallOptions } from '../../../ports/call';
import type { Clock } from '../../../ports/clock';
import type { Connection } from '../../../ports/connection';

/** What everything that is read needs besides its call. */
export interface Reading {
  readonly clock: Clock;
  readonly connection: Connection;
}

/** A resource machine wired to the port call that loads it. */
export const resource = <I, A>(
  { clock, connection }: Reading,
  load: (input: I, options: CallOptions) => Call<A>,
) => resourceMachine<I, A>(clock).provide({ actors: resourceActors(load, connection) });
