import { ownMembership, plansOnOffer } from '../application/payment/membership/definition';
import type { PagePorts } from '../ports/page-ports';
import { flow } from '../ui/frame/page-frame/flow';
import { memberPage } from '../ui/frame/page-frame/member-page';
import { MemberScreen } from '../ui/screens/member/screen';
import { memberText } from '../ui/screens/member/text';

/** The membership as a whole: one's own, what it opens, where to read more (SCR-09). */
export default memberPage({
  frame: { title: memberText.title, shape: 'rights' },
  flows: (ports: PagePorts) => ({
    plans: flow(plansOnOffer(ports), { input: undefined }),
    membership: flow(ownMembership(ports), { input: undefined }),
  }),
  screen: MemberScreen,
});
