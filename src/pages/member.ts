import { ownMembership, plansOnOffer } from '../application/payment/membership/definition';
import type { PagePorts } from '../ports/page-ports';
import { flow } from '../ui/frame/page-frame/flow';
import { memberPage } from '../ui/frame/page-frame/member-page';
import { MemberScreen } from '../ui/screens/member/screen';
import { memberText } from '../ui/screens/member/text';

/** The membership page: the user's own level, its rights, and links (SCR-09). */
export default memberPage({
  frame: { title: memberText.title, shape: 'rights' },
  flows: (ports: PagePorts) => ({
    plans: flow(plansOnOffer(ports), { input: undefined }),
    membership: flow(ownMembership(ports), { input: undefined }),
  }),
  screen: MemberScreen,
});
