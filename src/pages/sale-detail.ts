import { compareChoice } from '../application/deals/compare-choice/definition';
import { sharing } from '../application/deals/share/definition';
import { dealBids } from '../application/deals/bid/deal-bids';
import { consulting } from '../application/deals/consult/definition';
import { copying } from '../application/kit/copying/definition';
import { saleFlows } from '../application/deals/nda/definition';
import { SaleDetail } from '../domain/sale/sale-detail';
import type { PagePorts } from '../ports/page-ports';
import { reporting } from '../application/deals/report/definition';
import { favouriteDesk } from '../ui/frame/page-frame/favourite-desk';
import { brought, flow, offered } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
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
