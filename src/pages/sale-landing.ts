import { SaleOverview } from '../../contract/sale/sale-overview';
import { resource } from '../application/kit/resource/definition';
import { wantedSale } from '../domain/deal/landing-target';
import { Sale } from '../domain/sale/sale';
import type { PagePorts } from '../ports/page-ports';
import { brought } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
import { SaleLandingScreen } from '../ui/screens/sale-landing/screen';

/** What a visitor sees of the sell side: the card of the deal that was wanted, and the overview (ACC-06). */
export default page({
  queries: ['redirect'],
  flows: (ports: PagePorts, { search }: Where) => {
    const overview = ports.callOf(({ sale }) => sale.overview);
    const card = ports.callOf(({ sale }) => sale.card);
    const flows = {
      overview: brought(
        SaleOverview,
        resource(ports, (_: undefined, options) => overview(options)),
        undefined,
      ),
    };
    const wanted = wantedSale(search);
    return wanted === null
      ? flows
      : { ...flows, wanted: brought(Sale, resource(ports, card), wanted, { dispensable: true }) };
  },
  screen: SaleLandingScreen,
});
