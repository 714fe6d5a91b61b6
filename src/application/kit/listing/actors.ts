import type { Connection } from '../../../ports/connection';
import type { ChangeFeed } from '../../../ports/change-feed';
import type { ItemChanges } from '../../../ports/item-changes';
import { connectionActors } from '../connection/actors';
import type { Page, PageRequest } from '../../../domain/page/page';
import type { Call, CallOptions } from '../../../ports/call';
import type { NewestPage, NewestRequest } from './listing-context';
import { fromCall, readLimit } from '../from-call';
import { fromListener } from '../from-listener';

type Load<Request, Answer> = (request: Request, options: CallOptions) => Call<Answer>;

/** What is new in a list of which nothing but its pages can be asked for: the first page anew. */
const firstAnew =
  <A>(load: Load<PageRequest, Page<A>>): Load<NewestRequest<A>, NewestPage<A>> =>
  ({ first }, options) =>
    load(first, options);

/** The actors that load a page, and what is new, by port calls, which leaving the state cancels, and hear of the connection. */
export const listingActors = <A>(
  load: Load<PageRequest, Page<A>>,
  connection: Connection,
  loadNewest: Load<NewestRequest<A>, NewestPage<A>> = firstAnew(load),
) => ({
  ...connectionActors(connection),
  loadPage: fromCall<Page<A>, PageRequest>(load, { limit: readLimit }),
  loadNewest: fromCall<NewestPage<A>, NewestRequest<A>>(loadNewest, { limit: readLimit }),
});

/** Hears what makes the list old: what stands at its head is fetched then. */
export const listingChanges = (changes: ChangeFeed) => ({
  changeFeed: fromListener(({ sendBack }) =>
    changes.listen(undefined, () => sendBack({ type: 'listing.outdated' })),
  ),
});

/** Hears of items that have changed. */
export const listingItemChanges = <A>(changes: ItemChanges<A>) => ({
  itemChanges: fromListener(({ sendBack }) =>
    changes.listen((item) => sendBack({ type: 'listing.itemChanged', item })),
  ),
});
