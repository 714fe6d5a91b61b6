import { postering } from '../application/deals/poster/definition';
import { posterQueries } from '../domain/poster/poster-address';
import type { PagePorts } from '../ports/page-ports';
import { offered } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import { ShareScreen } from '../ui/screens/share/screen';

/** The poster of a thing, or of the application (SCR-08). */
export default page({
  queries: posterQueries,
  flows: (ports: PagePorts) => ({ poster: offered(postering(ports)) }),
  screen: ShareScreen,
});
