import { dealBids } from '../application/deals/bid/deal-bids';
import { compareChoice } from '../application/deals/compare-choice/definition';
import { saleFlows } from '../application/deals/nda/definition';
import { saleKind } from '../domain/sale/kind';
import type { PagePorts } from '../ports/page-ports';
import { detailPage } from '../ui/features/page/detail-page';
import { thingFlow } from '../ui/features/page/thing-flow';
import { toolFlows } from '../ui/features/page/tool-flows';
import { flow, offered } from '../ui/frame/page-frame/flow';
import type { Where } from '../ui/frame/page-frame/where';
import { saleDetailLook } from '../ui/screens/sale-detail/look';

/** One deal on the sell side; what of it may be read differs by who asks (ACC-09). */
export default detailPage({
  flows: (ports: PagePorts, { params: { sourceType = '', id = '' } }: Where) => {
    const sale = { sourceType, id };
    const { talk, deal, nda, hidden, requests, approval, evidence, rejection } = saleFlows(ports, sale);
    const bids = dealBids(ports, id, talk);
    return {
      thing: thingFlow(saleKind, deal, sale),
      nda: offered(nda),
      hidden: offered(hidden),
      requests: offered(requests),
      approval: offered(approval),
      evidence: offered(evidence),
      rejection: offered(rejection),
      choice: offered(compareChoice(ports)),
      bids: flow(bids.standing, { input: id }),
      bidForms: offered(bids.forms),
      ...toolFlows(ports),
    };
  },
  ...saleDetailLook,
});
