import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { dealSorts } from '../../../../contract/deal/deal-filter';
import type { LooserMachine } from '../../../application/deals/deal-filter/looser';
import type { dealFilterMachine } from '../../../application/deals/deal-filter/machine';
import type { SaveSearchMachine } from '../../../application/deals/saved-search/forms';
import type { ListingMachine } from '../../../application/kit/listing/machine';
import type { Buy } from '../../../domain/buy/buy';
import { buyListAt } from '../../../domain/buy/buy-list-at';
import { buyListTitle } from '../../../domain/buy/list-title';
import { readFilter } from '../../../domain/deal-filter/read-filter';
import { useFlows } from '../../frame/context/flows';
import { useFilter } from '../../features/list/deal-filter/use-filter';
import { useListing } from '../../features/list/endless-list/use-listing';
import { useOwnTitle } from '../../frame/context/use-own-title';
import { useStars, useThings } from '../../features/list/favourite/use-stars';
import type { FavouriteDesk } from '../../frame/page-frame/favourite-desk';
import { filterKinds } from '../../features/list/deal-filter/filter-kinds';
import { SaveSearch } from '../../features/list/saved-search/save-search';
import { BuyListView } from './view';

export interface BuyListScreenProps {
  readonly flows: {
    readonly buys: ActorRefFrom<ListingMachine<Buy>>;
    readonly filter: ActorRefFrom<typeof dealFilterMachine>;
    readonly looser: LooserMachine;
    readonly favourites: FavouriteDesk;
    readonly saving: SaveSearchMachine;
  };
}

/** Demands on the buy side, of all buyers or of the programme's, as far as the address asks for them. */
export function BuyListScreen({
  flows: { buys, filter, looser, favourites, saving },
}: BuyListScreenProps): ReactElement {
  const { now } = useFlows();
  const { pathname, search } = useLocation();
  const list = useListing(buys);
  const flow = useFilter(filter, filterKinds.buy);
  const at = buyListAt(pathname, search);
  useOwnTitle(buyListTitle(at));
  return (
    <BuyListView
      buys={list}
      stars={useStars(favourites.actor, useThings('buy', list.status.items))}
      flow={flow}
      looser={looser}
      save={
        at.hundred ? undefined : (
          <SaveSearch
            machine={saving}
            search={{ kind: 'buy', sourceType: null, mark: null, ...flow.filter.shown }}
          />
        )
      }
      filterDropped={readFilter(search, dealSorts.buy, ['stake']).dropped}
      at={at}
      now={now()}
    />
  );
}
