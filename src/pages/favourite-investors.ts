import type { FavouriteInvestor } from '../../contract/favourite/favourite';
import { noNews } from '../application/fresh-news';
import { listing } from '../application/listing/definition';
import type { PagePorts } from '../ports/page-ports';
import { favouriteDesk } from '../ui/room/favourite-desk';
import { flow } from '../ui/room/flow';
import { page } from '../ui/room/page';
import { FavouriteInvestorsScreen } from '../ui/screens/favourite-investors/screen';

const pageSize = 20;

/** The investors that one keeps, the newest favourite first (SCR-07). */
export default page({
  flows: (ports: PagePorts) => ({
    investors: flow(
      listing<FavouriteInvestor>(
        ports,
        ({ investor }) => investor.id,
        noNews,
        (request, options) => ports.gateways.favourite.investors(request, options),
      ),
      { pageSize },
    ),
    favourites: favouriteDesk(ports),
  }),
  screen: FavouriteInvestorsScreen,
});
