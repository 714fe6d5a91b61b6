import { noNews } from '../application/kit/fresh-news';
import { listing } from '../application/kit/listing/definition';
import type { PagePorts } from '../ports/page-ports';
import { favouriteDesk } from '../ui/frame/page-frame/favourite-desk';
import { flow } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import { FavouriteBuysScreen } from '../ui/screens/favourite-buys/screen';
import type { KeptBuy } from '../ports/call-forms';
import { defaultPageSize } from '../../contract/rules/page-size';

/** The demands that one keeps, the newest favourite first (SCR-07). */
export default page({
  flows: (ports: PagePorts) => ({
    buys: flow(
      listing<KeptBuy>(
        ports,
        ({ buy }) => buy.id,
        noNews,
        ports.callOf(({ favourite }) => favourite.buys),
      ),
      { pageSize: defaultPageSize },
    ),
    favourites: favouriteDesk(ports),
  }),
  screen: FavouriteBuysScreen,
});
