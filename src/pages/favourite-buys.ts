import { noNews } from '../application/fresh-news';
import { listing } from '../application/listing/definition';
import type { KeptBuy } from '../ports/favourite-gateway';
import type { PagePorts } from '../ports/page-ports';
import { favouriteDesk } from '../ui/room/favourite-desk';
import { flow } from '../ui/room/flow';
import { page } from '../ui/room/page';
import { FavouriteBuysScreen } from '../ui/screens/favourite-buys/screen';

const pageSize = 20;

/** The demands that one keeps, the newest favourite first (SCR-07). */
export default page({
  flows: (ports: PagePorts) => ({
    buys: flow(
      listing<KeptBuy>(
        ports,
        ({ buy }) => buy.id,
        noNews,
        (request, options) => ports.gateways.favourite.buys(request, options),
      ),
      { pageSize },
    ),
    favourites: favouriteDesk(ports),
  }),
  screen: FavouriteBuysScreen,
});
