import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { waitFor } from 'xstate';
import type { ListingMachine } from '../../application/listing/machine';
import { selectListingStatus } from '../../application/listing/status';
import type { EndlessListFlow } from '../parts/endless-list/endless-list';
import { useInspected } from '../parts/inspected';

export interface OwnListing<A> extends EndlessListFlow<A> {
  readonly list: ActorRefFrom<ListingMachine<A>>;
}

/** A page's own list; another machine wants another key of the component. */
export const useListing = <A>(machine: ListingMachine<A>, pageSize: number): OwnListing<A> => {
  const list = useActorRef(machine, useInspected({ input: { pageSize } }));
  const status = useSelector(list, selectListingStatus<A>);
  const settled = async (): Promise<void> => {
    await waitFor(list, (snapshot) => {
      const { phase, refreshing, more } = selectListingStatus<A>(snapshot);
      return phase !== 'loading' && !refreshing && more !== 'loading';
    });
  };
  return {
    list,
    status,
    onRefresh: () => {
      list.send({ type: 'listing.refreshRequested' });
      return settled();
    },
    onMore: () => {
      list.send({ type: 'listing.moreRequested' });
      return settled();
    },
    onRetry: () => list.send({ type: 'listing.retryRequested' }),
  };
};
