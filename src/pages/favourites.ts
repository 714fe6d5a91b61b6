import { resource } from '../application/kit/resource/definition';
import { ownSearches } from '../application/deals/saved-search/own-searches';
import type { PagePorts } from '../ports/page-ports';
import { favouritesFlow } from '../ui/features/page/favourites-flow';
import { flow, offered } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import { FavouritesScreen } from '../ui/screens/favourites/screen';

/** How many of each kind one keeps, the way to them (SCR-07), and the searches that one keeps (MKT-01). */
export default page({
  flows: (ports: PagePorts) => {
    const { list, change, opening } = ownSearches(ports);
    const readCounts = ports.callOf(({ favourite }) => favourite.counts);
    return {
      counts: flow(
        resource(ports, (_: undefined, options) => readCounts(options)),
        { input: undefined },
      ),
      searches: flow(list, { input: undefined }),
      change: offered(change),
      opening: flow(opening, undefined),
      favourites: favouritesFlow(ports),
    };
  },
  screen: FavouritesScreen,
});
