import { BuyOverview } from '../../contract/buy/buy-overview';
import { ownEnrolments } from '../application/member/enrolment/own-enrolments';
import { resource } from '../application/kit/resource/definition';
import type { PagePorts } from '../ports/page-ports';
import { brought, flow, offered } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import { BuyHundredAdScreen } from '../ui/screens/buy-hundred-ad/screen';

/** The advert of the 百强 buyer programme, with the user's own enrolments. */
export default page({
  flows: (ports: PagePorts) => {
    const { standing, forms } = ownEnrolments(ports);
    return {
      overview: brought(
        BuyOverview,
        resource(
          ports,
          ports.callOf(({ buy }) => buy.overview),
        ),
        { hundred: true },
      ),
      enrolments: flow(standing, { input: undefined }),
      forms: offered(forms),
    };
  },
  screen: BuyHundredAdScreen,
});
