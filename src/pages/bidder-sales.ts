import { bidderCounts, bidderDeals } from '../application/deals/bid/bidder-deals';
import { evidenceCheck } from '../application/deals/evidence-check/definition';
import { ndaTabOf } from '../domain/bid/nda-tabs';
import type { PagePorts } from '../ports/page-ports';
import { flow, offered } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
import { BidderSalesScreen } from '../ui/screens/bidder-sales/screen';
import { defaultPageSize } from '../../contract/rules/page-size';

/** The deals on which one has an NDA, an interest or a bid, each with its next step (SCR-07). */
export default page({
  flows: (ports: PagePorts, { params: { ndaState } }: Where) => ({
    deals: flow(bidderDeals(ports, ndaTabOf(ndaState)), { pageSize: defaultPageSize }),
    check: offered(evidenceCheck({ ...ports, ndas: { verify: ports.callOf(({ nda }) => nda.verify) } })),
    counts: flow(bidderCounts(ports), { input: undefined }),
  }),
  screen: BidderSalesScreen,
});
