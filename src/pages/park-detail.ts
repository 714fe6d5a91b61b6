import { kinds } from '../../contract/kind/kinds';
import { resource } from '../application/kit/resource/definition';
import { parkKind } from '../domain/park/kind';
import type { PagePorts } from '../ports/page-ports';
import { detailPage } from '../ui/features/page/detail-page';
import { thingFlow } from '../ui/features/page/thing-flow';
import { toolFlows } from '../ui/features/page/tool-flows';
import type { Where } from '../ui/frame/page-frame/where';
import { parkDetailLook } from '../ui/screens/park-detail/look';

const { query } = kinds.park;
const idOf = ({ search }: Where): string => new URLSearchParams(search).get(query) ?? '';

/** One zone or park with its policies; the query of the list's address names it (SCR-06). */
export default detailPage({
  key: idOf,
  queries: [query],
  flows: (ports: PagePorts, where: Where) => ({
    thing: thingFlow(
      parkKind,
      resource(
        ports,
        ports.callOf(({ park }) => park.detail),
      ),
      { id: idOf(where) },
    ),
    ...toolFlows(ports),
  }),
  ...parkDetailLook,
});
