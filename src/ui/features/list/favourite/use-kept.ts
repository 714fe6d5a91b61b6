import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { FavouriteMachine } from '../../../../application/deals/favourite/machine';
import { selectKept } from '../../../../application/deals/favourite/status';
import type { ListingMachine } from '../../../../application/kit/listing/machine';
import type { Thing } from '../../../../domain/favourite/thing';
import type { EndlessListFlow } from '../endless-list/endless-list';
import { useListing } from '../endless-list/use-listing';
import { useStars, type Stars } from './use-stars';

/** A list of favourites: its items, those that were not taken out since, and their stars. */
export interface Kept<A> {
  readonly list: EndlessListFlow<A>;
  readonly kept: readonly A[];
  readonly stars: Stars;
}

/** @param thingOf the same function each time */
export const useKept = <A>(
  flow: ActorRefFrom<ListingMachine<A>>,
  favourites: ActorRefFrom<FavouriteMachine>,
  thingOf: (item: A) => Thing,
): Kept<A> => {
  const list = useListing(flow);
  const { items } = list.status;
  const things = useMemo(() => items.map(thingOf), [items, thingOf]);
  const stars = useStars(favourites, things, 'favourites.listed');
  const kept = useSelector(favourites, selectKept(items, thingOf), shallowEqual);
  const { phase, more } = list.status;
  // The list ends with its last item.
  const isEmpty = phase === 'ready' && more === 'end' && kept.length === 0;
  return { list: isEmpty ? { ...list, status: { ...list.status, phase: 'empty' } } : list, kept, stars };
};
