import { listingActors, listingChanges } from './actors';
import type { NewestPage, NewestRequest } from './listing-context';
import { listingMachine } from './machine';
import type { Page, PageRequest } from '../../../domain/page/page';
import type { Call, CallOptions } from '../../../ports/call';
import type { ChangeFeed } from '../../../ports/change-feed';
import type { Reading } from '../resource/definition';

/** A list's machine wired to the port call that loads one page of it, and to what makes it old. */
export const listing = <A>(
  { clock, connection }: Reading,
  idOf: (item: A) => string,
  changes: ChangeFeed,
  load: (request: PageRequest, options: CallOptions) => Call<Page<A>>,
  loadNewest?: (request: NewestRequest<A>, options: CallOptions) => Call<NewestPage<A>>,
) =>
  listingMachine<A>(idOf, clock).provide({
    actors: { ...listingActors(load, connection, loadNewest), ...listingChanges(changes) },
  });
