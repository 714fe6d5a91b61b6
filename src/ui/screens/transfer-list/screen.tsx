import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { dealSorts } from '../../../../contract/deal/deal-filter';
import type { Transfer } from '../../../../contract/transfer/transfer';
import type { LooserMachine } from '../../../application/deals/deal-filter/looser';
import type { dealFilterMachine } from '../../../application/deals/deal-filter/machine';
import type { ListingMachine } from '../../../application/kit/listing/machine';
import { readFilter } from '../../../domain/deal-filter/read-filter';
import { transferListTitle } from '../../../domain/transfer/list-title';
import { allSourceTypes } from '../../../domain/sale/source-type';
import { useFlows } from '../../frame/context/flows';
import { useRouteParam } from '../../kit/page/route-params';
import { useFilter } from '../../features/list/deal-filter/use-filter';
import { useListing } from '../../features/list/endless-list/use-listing';
import { useOwnTitle } from '../../frame/context/use-own-title';
import { useStars, useThings } from '../../features/list/favourite/use-stars';
import type { FavouriteDesk } from '../../frame/page-frame/favourite-desk';
import { filterKinds } from '../../features/list/deal-filter/filter-kinds';
import { TransferListView } from './view';

export interface TransferListScreenProps {
  readonly flows: {
    readonly transfers: ActorRefFrom<ListingMachine<Transfer>>;
    readonly filter: ActorRefFrom<typeof dealFilterMachine>;
    readonly looser: LooserMachine;
    readonly favourites: FavouriteDesk;
  };
}

/** Share transfers, of one source or of all, as far as the address asks for them. */
export function TransferListScreen({
  flows: { transfers, filter, looser, favourites },
}: TransferListScreenProps): ReactElement {
  const { sourceTypes, now } = useFlows();
  const { search } = useLocation();
  const list = useListing(transfers);
  const sourceType = useRouteParam('sourceType');
  useOwnTitle(transferListTitle({ sourceType }, sourceTypes));
  return (
    <TransferListView
      transfers={list}
      stars={useStars(favourites.actor, useThings('transfer', list.status.items))}
      flow={useFilter(filter, filterKinds.transfer)}
      looser={looser}
      dropped={readFilter(search, dealSorts.transfer, ['round']).dropped}
      sourceType={sourceType}
      sourceTypes={allSourceTypes(sourceTypes)}
      now={now()}
    />
  );
}
