import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { dealSorts } from '../../../../contract/deal/deal-filter';
import type { dealFilterMachine } from '../../../application/deal-filter/machine';
import type { ListingMachine } from '../../../application/listing/machine';
import type { Buy } from '../../../domain/buy/buy';
import { buyListAt } from '../../../domain/buy/buy-list-at';
import { readFilter } from '../../../domain/deal-filter/read-filter';
import { useFlows } from '../../given/flows';
import { useFilter } from '../../given/use-filter';
import { useListing } from '../../given/use-listing';
import { filterKinds } from '../../parts/deal-filter/filter-kinds';
import { BuyListView } from './view';

export interface BuyListScreenProps {
  readonly flows: {
    readonly buys: ActorRefFrom<ListingMachine<Buy>>;
    readonly filter: ActorRefFrom<typeof dealFilterMachine>;
  };
}

/** Demands on the buy side, of all buyers or of the programme's, as far as the address asks for them. */
export function BuyListScreen({ flows: { buys, filter } }: BuyListScreenProps): ReactElement {
  const { app, now } = useFlows();
  const { pathname, search } = useLocation();
  return (
    <BuyListView
      buys={useListing(buys)}
      flow={useFilter(filter, filterKinds.buy)}
      filterDropped={readFilter(search, dealSorts.buy).dropped}
      at={buyListAt(pathname, search)}
      now={now()}
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
    />
  );
}
