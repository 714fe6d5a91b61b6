import { map } from 'fp-ts/TaskEither';
import { followingActors } from '../application/payment-following/actors';
import { paymentFollowingMachine } from '../application/payment-following/machine';
import { concernsOrders } from '../domain/order/order-notice';
import { followedPlan, type AwaitedPlan } from '../domain/payment/followed';
import type { Membership } from '../../contract/membership/membership';
import type { PageBundles } from '../ui/app/page-bundles';
import type { PageWiring } from './page-wiring';
import { concernsMembership, paidNews } from './fresh-news';
import { wireChanging, wireResource } from './wire-resource';

/** The flows of the pages of the membership. */
export const wireMembership = (ports: PageWiring): PageBundles['membership'] => ({
  plans: wireResource(ports, (_, options) => ports.gateways.membership.plans(options)),
  mine: wireChanging(
    ports,
    (_, options) => ports.gateways.membership.mine(options),
    paidNews(ports, concernsMembership),
  ),
  following: paymentFollowingMachine<AwaitedPlan>().provide({
    actors: followingActors<AwaitedPlan>({
      arrivals: ports.arrivals,
      read: (plan, options) =>
        map((own: Membership) => followedPlan(plan, own))(ports.gateways.membership.mine(options)),
      concerns: (_, message) => concernsOrders(message),
      // The page shows how the payment stands; the membership itself is told by the socket.
      ended: () => undefined,
    }),
  }),
});
