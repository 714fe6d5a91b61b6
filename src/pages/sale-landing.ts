import { SaleOverview } from '../../contract/sale/sale-overview';
import { resource } from '../application/resource/definition';
import type { PagePorts } from '../ports/page-ports';
import { brought } from '../ui/room/flow';
import { page } from '../ui/room/page';
import { SaleLandingScreen } from '../ui/screens/sale-landing/screen';

/** What a visitor sees of the sell side. */
export default page({
  queries: ['redirect'],
  flows: (ports: PagePorts) => ({
    overview: brought(
      SaleOverview,
      resource(ports, (_: undefined, options) => ports.gateways.sale.overview(options)),
      undefined,
    ),
  }),
  screen: SaleLandingScreen,
});
