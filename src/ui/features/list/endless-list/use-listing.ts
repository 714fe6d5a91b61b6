import { useMemo } from 'react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { waitFor } from 'xstate';
import type { ListingMachine } from '../../../../application/kit/listing/machine';
import { selectListingStatus } from '../../../../application/kit/listing/status';
import type { EndlessListFlow } from './endless-list';

/** What an endless list needs of the flow that it shows. */
export const useListing = <A>(list: ActorRefFrom<ListingMachine<A>>): EndlessListFlow<A> => {
  const status = useSelector(list, selectListingStatus<A>);
  const asked = useMemo(() => {
    const settled = async (): Promise<void> => {
      const seen = waitFor(list, (snapshot) => {
        const { phase, refreshing, more } = selectListingStatus<A>(snapshot);
        return phase !== 'loading' && !refreshing && more !== 'loading';
      });
      // A list that stopped with its page does not answer: that is no failure.
      await seen.catch(() => undefined);
    };
    return {
      onRefresh: () => {
        list.send({ type: 'listing.refreshRequested' });
        return settled();
      },
      onMore: () => {
        list.send({ type: 'listing.moreRequested' });
        return settled();
      },
      onFreshSeen: () => list.send({ type: 'listing.freshSeen' }),
      onRetry: () => list.send({ type: 'listing.retryRequested' }),
    };
  }, [list]);
  return { status, ...asked };
};
