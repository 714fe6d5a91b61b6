import { BuyOverview } from '../../contract/buy/buy-overview';
import { resource } from '../application/resource/definition';
import type { PagePorts } from '../ports/page-ports';
import { brought } from '../ui/room/flow';
import { page } from '../ui/room/page';
import { BuyLandingScreen } from '../ui/screens/buy-landing/screen';

/** What a visitor sees of the buy side. */
export default page({
  queries: ['redirect'],
  flows: (ports: PagePorts) => ({
    overview: brought(BuyOverview, resource(ports, ports.gateways.buy.overview), { hundred: false }),
  }),
  screen: BuyLandingScreen,
});
