import { resource } from '../application/kit/resource/definition';
import { buyKind } from '../domain/buy/kind';
import type { PagePorts } from '../ports/page-ports';
import { detailPage } from '../ui/features/page/detail-page';
import { thingFlow } from '../ui/features/page/thing-flow';
import { toolFlows } from '../ui/features/page/tool-flows';
import type { Where } from '../ui/frame/page-frame/where';
import { buyDetailLook } from '../ui/screens/buy-detail/look';

/** One demand on the buy side; what of it may be read differs by who asks (ACC-09). */
export default detailPage({
  flows: (ports: PagePorts, { params: { id = '' } }: Where) => {
    const detail = ports.callOf(({ buy }) => buy.detail);
    return {
      thing: thingFlow(buyKind, resource(ports, detail), { id }),
      ...toolFlows(ports),
    };
  },
  ...buyDetailLook,
});
