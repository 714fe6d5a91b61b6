import { noNews } from '../application/fresh-news';
import { listing } from '../application/listing/definition';
import type { KeptSale } from '../ports/favourite-gateway';
import type { PagePorts } from '../ports/page-ports';
import { favouriteDesk } from '../ui/room/favourite-desk';
import { flow } from '../ui/room/flow';
import { page } from '../ui/room/page';
import type { Where } from '../ui/room/where';
import { FavouriteSalesScreen } from '../ui/screens/favourite-sales/screen';

const pageSize = 20;

/** The deals on the sell side that one keeps, of one source or of all, the newest favourite first (SCR-07). */
export default page({
  flows: (ports: PagePorts, { params: { sourceType } }: Where) => ({
    deals: flow(
      listing<KeptSale>(
        ports,
        ({ sale }) => sale.id,
        noNews,
        (request, options) =>
          ports.gateways.favourite.sales({ ...request, sourceType: sourceType ?? null }, options),
      ),
      { pageSize },
    ),
    favourites: favouriteDesk(ports),
  }),
  screen: FavouriteSalesScreen,
});
