import { resource } from '../application/resource/definition';
import type { PagePorts } from '../ports/page-ports';
import { flow } from '../ui/room/flow';
import { page } from '../ui/room/page';
import { FavouritesScreen } from '../ui/screens/favourites/screen';

/** How many of each kind one keeps, and the way to them (SCR-07). */
export default page({
  flows: (ports: PagePorts) => ({
    counts: flow(
      resource(ports, (_: undefined, options) => ports.gateways.favourite.counts(options)),
      { input: undefined },
    ),
  }),
  screen: FavouritesScreen,
});
