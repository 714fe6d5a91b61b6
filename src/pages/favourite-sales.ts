import type { FavouriteTransfer } from '../../contract/favourite/favourite';
import { noNews } from '../application/kit/fresh-news';
import { listing } from '../application/kit/listing/definition';
import { keptDealKind } from '../domain/favourite/kept-deals';
import type { PagePorts } from '../ports/page-ports';
import { favouriteDesk } from '../ui/frame/page-frame/favourite-desk';
import { flow } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
import { FavouriteDealsScreen } from '../ui/screens/favourite-sales/screen';
import type { KeptSale } from '../ports/call-forms';
import { defaultPageSize } from '../../contract/rules/page-size';

/** The deals on the sell side or the share transfers that one keeps, the newest favourite first (SCR-07). */
export default page({
  key: ({ params: { sourceType = '' }, search }) => `${keptDealKind(search)}/${sourceType}`,
  flows: (ports: PagePorts, { params, search }: Where) => {
    const sourceType = params.sourceType ?? null;
    const keptTransfers = ports.callOf(({ favourite }) => favourite.transfers);
    const keptSales = ports.callOf(({ favourite }) => favourite.sales);
    const favourites = favouriteDesk(ports);
    if (keptDealKind(search) === 'transfer') {
      const transfers = listing<FavouriteTransfer>(
        ports,
        ({ transfer }) => transfer.id,
        noNews,
        (request, options) => keptTransfers({ ...request, sourceType }, options),
      );
      return { transfers: flow(transfers, { pageSize: defaultPageSize }), favourites };
    }
    const deals = listing<KeptSale>(
      ports,
      ({ sale }) => sale.id,
      noNews,
      (request, options) => keptSales({ ...request, sourceType }, options),
    );
    return { deals: flow(deals, { pageSize: defaultPageSize }), favourites };
  },
  screen: FavouriteDealsScreen,
});
