import { map } from 'fp-ts/TaskEither';
import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import type { Membership } from '../../../../contract/membership/membership';
import { concernsOrders } from '../../../domain/order/order-notice';
import { followedPlan, type AwaitedPlan } from '../../../domain/payment/followed';
import type { PagePorts } from '../../../ports/page-ports';
import { paymentChanges, type Hearing } from '../../kit/change-feed';
import { hearers } from '../../kit/hearers';
import { followingActors } from '../payment-following/actors';
import { paymentFollowingMachine } from '../payment-following/machine';
import { resource } from '../../kit/resource/definition';
import { changing } from '../../kit/resource/changing';

/** Whether what arrived says that the membership has changed, or may have been missed. */
const concernsMembership = (_: undefined, message: IncomingMessage | null): boolean =>
  message === null || message.kind === 'membership';

/** What plans there are. */
export const plansOnOffer = (ports: PagePorts) => {
  const plans = ports.callOf(({ membership }) => membership.plans);
  return resource(ports, (_: undefined, options) => plans(options));
};

/** The own membership; read again after a payment, and when a message or another flow of the page reports a change. */
export const ownMembership = (ports: PagePorts, others: readonly Hearing[] = []) => {
  const mine = ports.callOf(({ membership }) => membership.mine);
  return changing(
    ports,
    (_: undefined, options) => mine(options),
    paymentChanges(ports, concernsMembership, () => others),
  );
};

/** Follows the purchase of a plan. @param ended called when it is paid, so that what is shown of it is old */
const awaitedPlans = ({ arrivals, callOf }: PagePorts, ended: () => void) => {
  const mine = callOf(({ membership }) => membership.mine);
  return paymentFollowingMachine<AwaitedPlan>().provide({
    actors: followingActors<AwaitedPlan>({
      arrivals,
      read: (plan, options) => map((own: Membership) => followedPlan(plan, own))(mine(options)),
      concerns: (_, message) => concernsOrders(message),
      ended,
    }),
  });
};

/** The flows of the page that sells a plan: the membership is read again when the plan is paid. */
export const planFlows = (ports: PagePorts) => {
  const { notify, listen } = hearers();
  return { membership: ownMembership(ports, [listen]), following: awaitedPlans(ports, notify) };
};
