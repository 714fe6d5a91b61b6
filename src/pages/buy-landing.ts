import { BuyOverview } from '../../contract/buy/buy-overview';
import { resource } from '../application/kit/resource/definition';
import { Buy } from '../domain/buy/buy';
import { wantedBuy } from '../domain/deal/landing-target';
import type { PagePorts } from '../ports/page-ports';
import { brought } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
import { BuyLandingScreen } from '../ui/screens/buy-landing/screen';

/** What a visitor sees of the buy side: the card of the demand that was wanted, and the overview (ACC-06). */
export default page({
  queries: ['redirect'],
  flows: (ports: PagePorts, { search }: Where) => {
    const overview = ports.callOf(({ buy }) => buy.overview);
    const card = ports.callOf(({ buy }) => buy.card);
    const flows = { overview: brought(BuyOverview, resource(ports, overview), { hundred: false }) };
    const wanted = wantedBuy(search);
    return wanted === null
      ? flows
      : { ...flows, wanted: brought(Buy, resource(ports, card), wanted, { dispensable: true }) };
  },
  screen: BuyLandingScreen,
});
