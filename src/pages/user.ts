import { listedOrders } from '../application/order-list/definition';
import { ownMembership } from '../application/membership/definition';
import { resource } from '../application/resource/definition';
import { settingsActors } from '../application/settings/actors';
import { settingsMachine } from '../application/settings/machine';
import { ownWaiting } from '../application/waiting/definition';
import { unsentMessages } from '../application/unsent/definition';
import { ownVerification } from '../application/verification/definition';
import type { PagePorts } from '../ports/page-ports';
import { flow, offered } from '../ui/room/flow';
import { page } from '../ui/room/page';
import { UserScreen } from '../ui/screens/user/screen';

/** The page about oneself. */
export default page({
  flows: (ports: PagePorts) => {
    const counts = resource(ports, (_: undefined, options) => ports.gateways.profile.counts(options));
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
