import { fileSaving } from '../application/kit/file-saving/definition';
import { presentMachine } from '../application/kit/present/machine';
import { changing } from '../application/kit/resource/changing';
import { activityRegistration } from '../application/member/activity-registration/definition';
import { activityKind } from '../domain/activity/kind';
import type { PagePorts } from '../ports/page-ports';
import { detailPage } from '../ui/features/page/detail-page';
import { thingFlow } from '../ui/features/page/thing-flow';
import { toolFlows } from '../ui/features/page/tool-flows';
import { offered } from '../ui/frame/page-frame/flow';
import type { Where } from '../ui/frame/page-frame/where';
import { activityDetailLook } from '../ui/screens/activity-detail/look';

/** One activity, and the member's registration for it (SCR-08). */
export default detailPage({
  flows: (ports: PagePorts, { params: { id = '' } }: Where) => {
    const { changes, ...registering } = activityRegistration(ports);
    const detail = ports.callOf(({ activity }) => activity.detail);
    return {
      thing: thingFlow(activityKind, changing(ports, detail, changes), { id }),
      registering: offered(registering),
      present: offered(presentMachine(ports.clock)),
      calendar: offered({ saving: fileSaving(ports), origin: ports.origin }),
      ...toolFlows(ports),
    };
  },
  ...activityDetailLook,
});
