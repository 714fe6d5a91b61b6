import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { FavouriteTransfer } from '../../../../contract/favourite/favourite';
import type { ListingMachine } from '../../../application/kit/listing/machine';
import { allSourceTypes } from '../../../domain/sale/source-type';
import { useFlows } from '../../frame/context/flows';
import { useRouteParam } from '../../kit/page/route-params';
import { useKept } from '../../features/list/favourite/use-kept';
import type { FavouriteDesk } from '../../frame/page-frame/favourite-desk';
import { KeptSales } from './kept-sales';
import { KeptTransfers } from './kept-transfers';
import type { KeptDealsFrame } from './view';
import type { KeptSale } from '../../../ports/call-forms';

interface SaleFlows {
  readonly deals: ActorRefFrom<ListingMachine<KeptSale>>;
  readonly favourites: FavouriteDesk;
}

interface TransferFlows {
  readonly transfers: ActorRefFrom<ListingMachine<FavouriteTransfer>>;
  readonly favourites: FavouriteDesk;
}

const saleOf = ({ sale: { id } }: KeptSale) => ({ kind: 'sale' as const, id });
const transferOf = ({ transfer: { id } }: FavouriteTransfer) => ({ kind: 'transfer' as const, id });

const useFrame = (): KeptDealsFrame => {
  const { sourceTypes, now } = useFlows();
  return {
    sourceType: useRouteParam('sourceType'),
    sourceTypes: allSourceTypes(sourceTypes),
    now: now(),
  };
};

const Sales = ({ deals, favourites }: SaleFlows): ReactElement => (
  <KeptSales {...useKept(deals, favourites.actor, saleOf)} {...useFrame()} />
);

const Transfers = ({ transfers, favourites }: TransferFlows): ReactElement => (
  <KeptTransfers {...useKept(transfers, favourites.actor, transferOf)} {...useFrame()} />
);

/** The deals that one keeps, of one kind; one that is taken out goes at once, and can be had back. */
export const FavouriteDealsScreen = ({
  flows,
}: {
  readonly flows: SaleFlows | TransferFlows;
}): ReactElement => ('transfers' in flows ? <Transfers {...flows} /> : <Sales {...flows} />);
