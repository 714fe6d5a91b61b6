import { BuyOverview } from '../../contract/buy/buy-overview';
import { resource } from '../application/kit/resource/definition';
import type { PagePorts } from '../ports/page-ports';
import { brought } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import { BuyHundredScreen } from '../ui/screens/buy-hundred/screen';

/** The programme of the hundred buyers, with its figures. */
export default page({
  flows: (ports: PagePorts) => ({
    overview: brought(
      BuyOverview,
      resource(
        ports,
        ports.callOf(({ buy }) => buy.overview),
      ),
      { hundred: true },
    ),
  }),
  screen: BuyHundredScreen,
});
