import { resourceActors } from '../application/resource/actors';
import { resourceMachine } from '../application/resource/machine';
import type { Call, CallOptions } from '../ports/call';

/** A resource machine wired to the port call that loads it. */
export const wireResource = <I, A>(load: (input: I, options: CallOptions) => Call<A>) =>
  resourceMachine<I, A>().provide({ actors: resourceActors(load) });
