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

/** Loads the news of a list whose only call is that for its pages: requests the first page again. */
const newestByFirstPage =
  <A>(load: Load<PageRequest, Page<A>>): Load<NewestRequest<A>, NewestPage<A>> =>
  ({ first }, options) =>
    load(first, options);

/** The actors that load a page, and what is new, by port calls, which leaving the state cancels, and hear of the connection. */
export const listingActors = <A>(
  load: Load<PageRequest, Page<A>>,
  connection: Connection,
  loadNewest: Load<NewestRequest<A>, NewestPage<A>> = newestByFirstPage(load),
) => ({
  ...connectionActors(connection),
  loadPage: fromCall<Page<A>, PageRequest>(load, { limit: readLimit }),
  loadNewest: fromCall<NewestPage<A>, NewestRequest<A>>(loadNewest, { limit: readLimit }),
});

/** Listens for changes that make the list old; the head of the list is loaded then. */
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
