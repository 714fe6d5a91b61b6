import { map } from 'fp-ts/TaskEither';
import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import type { Membership } from '../../../contract/membership/membership';
import { concernsOrders } from '../../domain/order/order-notice';
import { followedPlan, type AwaitedPlan } from '../../domain/payment/followed';
import type { PagePorts } from '../../ports/page-ports';
import { paidNews } from '../fresh-news';
import { followingActors } from '../payment-following/actors';
import { paymentFollowingMachine } from '../payment-following/machine';
import { changing, resource } from '../resource/definition';

/** Whether what arrived says that the membership has changed, or may have been missed. */
const concernsMembership = (_: undefined, message: IncomingMessage | null): boolean =>
  message === null || message.kind === 'membership';

/** What plans there are. */
export const plansOnOffer = (ports: PagePorts) =>
  resource(ports, (_: undefined, options) => ports.gateways.membership.plans(options));

/** One's own membership; read anew when a payment has ended, and when it is told to have changed. */
export const ownMembership = (ports: PagePorts) =>
  changing(
    ports,
    (_: undefined, options) => ports.gateways.membership.mine(options),
    paidNews(ports, concernsMembership),
  );

/** Follows the purchase of a plan that is paid elsewhere. */
export const awaitedPlans = ({ arrivals, gateways }: PagePorts) =>
  paymentFollowingMachine<AwaitedPlan>().provide({
    actors: followingActors<AwaitedPlan>({
      arrivals,
      read: (plan, options) =>
        map((own: Membership) => followedPlan(plan, own))(gateways.membership.mine(options)),
      concerns: (_, message) => concernsOrders(message),
      // The page shows how the payment stands; the membership itself is told by the socket.
      ended: () => undefined,
    }),
  });
