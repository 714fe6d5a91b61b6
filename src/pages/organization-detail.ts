import { resource } from '../application/kit/resource/definition';
import { organizationKind } from '../domain/organization/kind';
import type { PagePorts } from '../ports/page-ports';
import { detailPage } from '../ui/features/page/detail-page';
import { thingFlow } from '../ui/features/page/thing-flow';
import { toolFlows } from '../ui/features/page/tool-flows';
import type { Where } from '../ui/frame/page-frame/where';
import { organizationDetailLook } from '../ui/screens/organization-detail/look';

/** One organization (SCR-05). */
export default detailPage({
  flows: (ports: PagePorts, { params: { id = '' } }: Where) => ({
    thing: thingFlow(
      organizationKind,
      resource(
        ports,
        ports.callOf(({ organization }) => organization.detail),
      ),
      { id },
    ),
    ...toolFlows(ports),
  }),
  ...organizationDetailLook,
});
