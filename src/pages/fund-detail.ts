import { fundGate } from '../application/deals/determination/definition';
import { changing } from '../application/kit/resource/changing';
import { fundKind } from '../domain/fund/kind';
import type { PagePorts } from '../ports/page-ports';
import { detailPage } from '../ui/features/page/detail-page';
import { thingFlow } from '../ui/features/page/thing-flow';
import { flow, offered } from '../ui/frame/page-frame/flow';
import type { Where } from '../ui/frame/page-frame/where';
import { fundDetailLook } from '../ui/screens/fund-detail/look';

/** One fund: registered facts, and its materials for a determined reader (SCR-05, MKT-19). */
export default detailPage({
  flows: (ports: PagePorts, { params: { id = '' } }: Where) => {
    const gate = fundGate(ports);
    const detail = ports.callOf(({ fund }) => fund.detail);
    const changes = { listen: (_: unknown, hear: () => void) => gate.changes.listen(hear) };
    return {
      thing: thingFlow(fundKind, changing(ports, detail, changes), { id }),
      standing: flow(gate.standing, { input: undefined }),
      form: offered(gate.form),
    };
  },
  ...fundDetailLook,
});
