import type { Call, CallOptions } from '../../../ports/call';
import type { ChangeFeed } from '../../../ports/change-feed';
import { resourceActors } from './actors';
import type { Reading } from './definition';
import { resourceMachine } from './machine';
import { resourceChanges } from './changes-actor';

/** A resource machine wired to the call that loads a thing which others can change while it is shown. */
export const changing = <I, A>(
  { clock, connection }: Reading,
  load: (input: I, options: CallOptions) => Call<A>,
  changes: ChangeFeed<I>,
) =>
  resourceMachine<I, A>(clock).provide({
    actors: { ...resourceActors(load, connection), ...resourceChanges(changes) },
  });
