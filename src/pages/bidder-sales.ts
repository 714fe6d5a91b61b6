import { defaultPageSize } from '../../contract/rules/page-size';
import { bidderCounts, bidderDeals } from '../application/deals/bid/bidder-deals';
import { evidenceCheck } from '../application/deals/evidence-check/definition';
import { ndaTabOf } from '../domain/bid/nda-tabs';
import type { PagePorts } from '../ports/page-ports';
import { listPage } from '../ui/features/page/list-page';
import { flow, offered } from '../ui/frame/page-frame/flow';
import type { Where } from '../ui/frame/page-frame/where';
import { bidderSalesLook } from '../ui/screens/bidder-sales/look';

/** The deals on which one has an NDA, an interest or a bid, each with its next step (SCR-07). */
export default listPage({
  flows: (ports: PagePorts, { params: { ndaState } }: Where) => ({
    list: flow(bidderDeals(ports, ndaTabOf(ndaState)), { pageSize: defaultPageSize }),
    check: offered(evidenceCheck({ ...ports, ndas: { verify: ports.callOf(({ nda }) => nda.verify) } })),
    counts: flow(bidderCounts(ports), { input: undefined }),
  }),
  ...bidderSalesLook,
});
