import { ownMembership, plansOnOffer } from '../application/payment/membership/definition';
import type { PagePorts } from '../ports/page-ports';
import { flow } from '../ui/frame/page-frame/flow';
import { memberPage } from '../ui/frame/page-frame/member-page';
import { MemberBuyerScreen } from '../ui/screens/member-buyer/screen';
import { memberBuyerText } from '../ui/screens/member-buyer/text';

/** What a buyer gets, for whom it is, and how it is used (SCR-09). */
export default memberPage({
  frame: { title: memberBuyerText.title, shape: 'text' },
  flows: (ports: PagePorts) => ({
    plans: flow(plansOnOffer(ports), { input: undefined }),
    membership: flow(ownMembership(ports), { input: undefined }),
  }),
  screen: MemberBuyerScreen,
});
