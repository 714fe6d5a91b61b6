import { submissions } from '../application/deals/submission/definition';
import { resource } from '../application/kit/resource/definition';
import { investorKind } from '../domain/investor/kind';
import type { PagePorts } from '../ports/page-ports';
import { detailPage } from '../ui/features/page/detail-page';
import { thingFlow } from '../ui/features/page/thing-flow';
import { toolFlows } from '../ui/features/page/tool-flows';
import { offered } from '../ui/frame/page-frame/flow';
import type { Where } from '../ui/frame/page-frame/where';
import { investorDetailLook } from '../ui/screens/investor-detail/look';

/** One investor; its contacts for verified members alone (SCR-05). */
export default detailPage({
  flows: (ports: PagePorts, { params: { id = '' } }: Where) => {
    const { own, act } = submissions(ports);
    return {
      thing: thingFlow(
        investorKind,
        resource(
          ports,
          ports.callOf(({ investor }) => investor.detail),
        ),
        { id },
      ),
      ownSales: offered(own),
      submit: offered(act),
      ...toolFlows(ports),
    };
  },
  ...investorDetailLook,
});
