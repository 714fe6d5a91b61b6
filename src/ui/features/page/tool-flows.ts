import { consulting } from '../../../application/deals/consult/definition';
import { reporting } from '../../../application/deals/report/definition';
import { sharing } from '../../../application/deals/share/definition';
import { copying } from '../../../application/kit/copying/definition';
import type { PagePorts } from '../../../ports/page-ports';
import { favouritesFlow } from './favourites-flow';
import { offered } from '../../frame/page-frame/flow';

/** The flows of the tools on a thing's page: copy, keep, share, report, consult. */
export const toolFlows = (ports: PagePorts) => ({
  copying: offered(copying(ports)),
  favourites: favouritesFlow(ports),
  sharing: offered(sharing(ports)),
  reporting: offered(reporting(ports)),
  consulting: offered(consulting(ports)),
});
