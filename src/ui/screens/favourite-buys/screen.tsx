import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ListingMachine } from '../../../application/kit/listing/machine';
import { useFlows } from '../../frame/context/flows';
import { useKept } from '../../features/list/favourite/use-kept';
import type { FavouriteDesk } from '../../frame/page-frame/favourite-desk';
import { FavouriteBuysView } from './view';
import type { KeptBuy } from '../../../ports/call-forms';

export interface FavouriteBuysScreenProps {
  readonly flows: {
    readonly buys: ActorRefFrom<ListingMachine<KeptBuy>>;
    readonly favourites: FavouriteDesk;
  };
}

const thingOf = ({ buy: { id } }: KeptBuy) => ({ kind: 'buy' as const, id });

/** The demands that one keeps; one that is taken out goes at once, and can be had back. */
export function FavouriteBuysScreen({ flows: { buys, favourites } }: FavouriteBuysScreenProps): ReactElement {
  const { now } = useFlows();
  return <FavouriteBuysView {...useKept(buys, favourites.actor, thingOf)} now={now()} />;
}
