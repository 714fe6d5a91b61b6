import { consulting } from '../application/consult/definition';
import { copying } from '../application/copying/definition';
import { reporting } from '../application/report/definition';
import { resource } from '../application/resource/definition';
import { BuyDetail } from '../domain/buy/buy';
import { sharing } from '../application/share/definition';
import type { PagePorts } from '../ports/page-ports';
import { favouriteDesk } from '../ui/room/favourite-desk';
import { brought, offered } from '../ui/room/flow';
import { page } from '../ui/room/page';
import type { Where } from '../ui/room/where';
import { BuyDetailScreen } from '../ui/screens/buy-detail/screen';

/** One demand on the buy side; what of it may be read differs by who asks (ACC-09). */
export default page({
  flows: (ports: PagePorts, { params: { id = '' } }: Where) => ({
    buy: brought(BuyDetail, resource(ports, ports.gateways.buy.detail), { id }, { ofAsker: true }),
    copying: offered(copying(ports)),
    favourites: favouriteDesk(ports),
    sharing: offered(sharing(ports)),
    reporting: offered(reporting(ports)),
    consulting: offered(consulting(ports)),
  }),
  screen: BuyDetailScreen,
});
