import { bidderCounts, bidderDeals } from '../application/bid/bidder-deals';
import { ndaTabOf } from '../domain/bid/nda-tabs';
import type { PagePorts } from '../ports/page-ports';
import { flow } from '../ui/room/flow';
import { page } from '../ui/room/page';
import type { Where } from '../ui/room/where';
import { BidderSalesScreen } from '../ui/screens/bidder-sales/screen';

const pageSize = 20;

/** The deals on which one has an NDA, an interest or a bid, each with its next step (SCR-07). */
export default page({
  flows: (ports: PagePorts, { params: { ndaState } }: Where) => ({
    deals: flow(bidderDeals(ports, ndaTabOf(ndaState)), { pageSize }),
    counts: flow(bidderCounts(ports), { input: undefined }),
  }),
  screen: BidderSalesScreen,
});
