import { consulting } from '../application/deals/consult/definition';
import { copying } from '../application/kit/copying/definition';
import { reporting } from '../application/deals/report/definition';
import { resource } from '../application/kit/resource/definition';
import { BuyDetail } from '../domain/buy/buy';
import { sharing } from '../application/deals/share/definition';
import type { PagePorts } from '../ports/page-ports';
import { favouriteDesk } from '../ui/frame/page-frame/favourite-desk';
import { brought, offered } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
import { BuyDetailScreen } from '../ui/screens/buy-detail/screen';

/** One demand on the buy side; what of it may be read differs by who asks (ACC-09). */
export default page({
  flows: (ports: PagePorts, { params: { id = '' } }: Where) => ({
    buy: brought(
      BuyDetail,
      resource(
        ports,
        ports.callOf(({ buy }) => buy.detail),
      ),
      { id },
      { ofAsker: true },
    ),
    copying: offered(copying(ports)),
    favourites: favouriteDesk(ports),
    sharing: offered(sharing(ports)),
    reporting: offered(reporting(ports)),
    consulting: offered(consulting(ports)),
  }),
  screen: BuyDetailScreen,
});
