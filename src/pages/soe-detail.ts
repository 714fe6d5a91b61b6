import { fileSaving } from '../application/kit/file-saving/definition';
import { resource } from '../application/kit/resource/definition';
import { soeKind } from '../domain/soe/kind';
import type { PagePorts } from '../ports/page-ports';
import { detailPage } from '../ui/features/page/detail-page';
import { thingFlow } from '../ui/features/page/thing-flow';
import { offered } from '../ui/frame/page-frame/flow';
import type { Where } from '../ui/frame/page-frame/where';
import { soeDetailLook } from '../ui/screens/soe-detail/look';

/** One listing: its notice, its stage by the State calendar, and the way to the exchange (SCR-05, MKT-17). */
export default detailPage({
  flows: (ports: PagePorts, { params: { id = '' } }: Where) => ({
    thing: thingFlow(
      soeKind,
      resource(
        ports,
        ports.callOf(({ soe }) => soe.detail),
      ),
      { id },
    ),
    calendar: offered({ saving: fileSaving(ports), origin: ports.origin }),
  }),
  ...soeDetailLook,
});
