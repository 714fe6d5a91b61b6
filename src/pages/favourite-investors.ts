import type { FavouriteInvestor } from '../../contract/favourite/favourite';
import { noNews } from '../application/kit/fresh-news';
import { listing } from '../application/kit/listing/definition';
import type { PagePorts } from '../ports/page-ports';
import { favouriteDesk } from '../ui/frame/page-frame/favourite-desk';
import { flow } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import { FavouriteInvestorsScreen } from '../ui/screens/favourite-investors/screen';
import { defaultPageSize } from '../../contract/rules/page-size';

/** The investors that one keeps, the newest favourite first (SCR-07). */
export default page({
  flows: (ports: PagePorts) => ({
    investors: flow(
      listing<FavouriteInvestor>(
        ports,
        ({ investor }) => investor.id,
        noNews,
        ports.callOf(({ favourite }) => favourite.investors),
      ),
      { pageSize: defaultPageSize },
    ),
    favourites: favouriteDesk(ports),
  }),
  screen: FavouriteInvestorsScreen,
});
