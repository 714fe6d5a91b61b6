import { planFlows, plansOnOffer } from '../application/payment/membership/definition';
import type { PagePorts } from '../ports/page-ports';
import { flow, offered } from '../ui/frame/page-frame/flow';
import { memberPage } from '../ui/frame/page-frame/member-page';
import type { Where } from '../ui/frame/page-frame/where';
import { MemberPayScreen } from '../ui/screens/member-pay/screen';
import { memberPayText } from '../ui/screens/member-pay/text';

const choosesNone = ({ search }: Where): boolean => new URLSearchParams(search).get('plan') === null;

/** The plans compared, and one of them bought; which one, the address says (PAY-15, SCR-09). */
export default memberPage({
  frame: { title: memberPayText.title, shape: 'plans' },
  wide: choosesNone,
  pays: true,
  flows: (ports: PagePorts) => {
    const { membership, following } = planFlows(ports);
    return {
      plans: flow(plansOnOffer(ports), { input: undefined }),
      membership: flow(membership, { input: undefined }),
      following: offered(following),
    };
  },
  screen: MemberPayScreen,
});
