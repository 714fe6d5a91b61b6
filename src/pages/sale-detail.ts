import { compareChoice } from '../application/compare-choice/definition';
import { sharing } from '../application/share/definition';
import { dealBids } from '../application/bid/deal-bids';
import { consulting } from '../application/consult/definition';
import { copying } from '../application/copying/definition';
import { saleFlows } from '../application/nda/definition';
import { SaleDetail } from '../domain/sale/sale-detail';
import type { PagePorts } from '../ports/page-ports';
import { reporting } from '../application/report/definition';
import { favouriteDesk } from '../ui/room/favourite-desk';
import { brought, flow, offered } from '../ui/room/flow';
import { page } from '../ui/room/page';
import type { Where } from '../ui/room/where';
import { SaleDetailScreen } from '../ui/screens/sale-detail/screen';

/** One deal on the sell side; what of it may be read differs by who asks (ACC-09). */
export default page({
  flows: (ports: PagePorts, { params: { sourceType = '', id = '' } }: Where) => {
    const sale = { sourceType, id };
    const { talk, deal, nda, hidden, requests, approval, evidence, rejection } = saleFlows(ports, sale);
    const bids = dealBids(ports, id, talk);
    return {
      deal: brought(SaleDetail, deal, sale, { ofAsker: true }),
      nda: offered(nda),
      hidden: offered(hidden),
      requests: offered(requests),
      approval: offered(approval),
      evidence: offered(evidence),
      rejection: offered(rejection),
      copying: offered(copying(ports)),
      sharing: offered(sharing(ports)),
      choice: offered(compareChoice(ports)),
      favourites: favouriteDesk(ports),
      reporting: offered(reporting(ports)),
      consulting: offered(consulting(ports)),
      bids: flow(bids.standing, { input: id }),
      bidForms: offered(bids.forms),
    };
  },
  screen: SaleDetailScreen,
});
