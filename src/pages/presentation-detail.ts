import { fundGate } from '../application/deals/determination/definition';
import { deck } from '../application/deals/deck/definition';
import { changing } from '../application/kit/resource/changing';
import { presentationKind } from '../domain/presentation/kind';
import type { PagePorts } from '../ports/page-ports';
import { detailPage } from '../ui/features/page/detail-page';
import { thingFlow } from '../ui/features/page/thing-flow';
import { toolFlows } from '../ui/features/page/tool-flows';
import { flow, offered, waiting } from '../ui/frame/page-frame/flow';
import type { Where } from '../ui/frame/page-frame/where';
import { presentationDetailLook } from '../ui/screens/presentation-detail/look';

/** One presentation; that of a fund opens for a determined reader (SCR-06, MKT-19). */
export default detailPage({
  flows: (ports: PagePorts, { params: { id = '' } }: Where) => {
    const gate = fundGate(ports);
    const detail = ports.callOf(({ presentation }) => presentation.detail);
    const changes = { listen: (_: unknown, hear: () => void) => gate.changes.listen(hear) };
    return {
      thing: thingFlow(presentationKind, changing(ports, detail, changes), { id }),
      standing: waiting(flow(gate.standing, { input: undefined })),
      form: offered(gate.form),
      deck: offered(deck(ports)),
      ...toolFlows(ports),
    };
  },
  ...presentationDetailLook,
});
