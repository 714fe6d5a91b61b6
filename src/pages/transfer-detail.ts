import { resource } from '../application/kit/resource/definition';
import { transferKind } from '../domain/transfer/kind';
import type { PagePorts } from '../ports/page-ports';
import { detailPage } from '../ui/features/page/detail-page';
import { thingFlow } from '../ui/features/page/thing-flow';
import { toolFlows } from '../ui/features/page/tool-flows';
import type { Where } from '../ui/frame/page-frame/where';
import { transferDetailLook } from '../ui/screens/transfer-detail/look';

/** One share transfer; all of it is public (SCR-04). */
export default detailPage({
  flows: (ports: PagePorts, { params: { sourceType = '', id = '' } }: Where) => {
    const detail = ports.callOf(({ transfer }) => transfer.detail);
    return {
      thing: thingFlow(transferKind, resource(ports, detail), { sourceType, id }),
      ...toolFlows(ports),
    };
  },
  ...transferDetailLook,
});
