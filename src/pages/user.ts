import { listedOrders } from '../application/payment/order-list/definition';
import { ownMembership } from '../application/payment/membership/definition';
import { resource } from '../application/kit/resource/definition';
import { settingsActors } from '../application/shell/settings/actors';
import { settingsMachine } from '../application/shell/settings/machine';
import { ownWaiting } from '../application/member/waiting/definition';
import { unsentMessages } from '../application/messages/unsent/definition';
import { ownVerification } from '../application/member/verification/definition';
import type { PagePorts } from '../ports/page-ports';
import { flow, offered } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import { UserScreen } from '../ui/screens/user/screen';

/** The page about oneself. */
export default page({
  flows: (ports: PagePorts) => {
    const readCounts = ports.callOf(({ profile }) => profile.counts);
    const counts = resource(ports, (_: undefined, options) => readCounts(options));
    return {
      counts: flow(counts, { input: undefined }),
      waiting: flow(ownWaiting(ports), { input: undefined }),
      orders: flow(listedOrders(ports), { input: undefined }),
      membership: flow(ownMembership(ports), { input: undefined }),
      settings: flow(settingsMachine.provide({ actors: settingsActors(ports) }), undefined),
      unsent: flow(unsentMessages(ports.outbox), undefined),
      verification: offered(ownVerification(ports)),
    };
  },
  screen: UserScreen,
});
