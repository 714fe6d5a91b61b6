import { presentMachine } from '../application/kit/present/machine';
import { resource } from '../application/kit/resource/definition';
import { conferenceKind } from '../domain/conference/kind';
import type { PagePorts } from '../ports/page-ports';
import { detailPage } from '../ui/features/page/detail-page';
import { thingFlow } from '../ui/features/page/thing-flow';
import { toolFlows } from '../ui/features/page/tool-flows';
import { offered } from '../ui/frame/page-frame/flow';
import type { Where } from '../ui/frame/page-frame/where';
import { conferenceDetailLook } from '../ui/screens/conference-detail/look';

/** One conference with its agenda and its ticket types (SCR-08). */
export default detailPage({
  flows: (ports: PagePorts, { params: { id = '' } }: Where) => ({
    thing: thingFlow(
      conferenceKind,
      resource(
        ports,
        ports.callOf(({ conference }) => conference.detail),
      ),
      { id },
    ),
    present: offered(presentMachine(ports.clock)),
    ...toolFlows(ports),
  }),
  ...conferenceDetailLook,
});
