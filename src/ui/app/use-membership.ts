import { useActorRef, useSelector } from '@xstate/react';
import { selectResourceStatus, type ResourceStatus } from '../../application/resource/status';
import type { Membership } from '../../../contract/membership/membership';
import type { Plan } from '../../../contract/membership/plan';
import type { Order } from '../../../contract/order/order';
import type { Page } from '../../domain/page/page';
import { useFlows } from './flows';
import { useInspected } from '../parts/inspected';

interface Read<A> {
  readonly status: ResourceStatus<A>;
  readonly onReload: () => void;
}

/** What plans there are. */
export const usePlans = (): Read<readonly Plan[]> => {
  const plans = useActorRef(
    useFlows().bundle('membership').plans,
    useInspected({ input: { input: undefined } }),
  );
  return {
    status: useSelector(plans, selectResourceStatus<undefined, readonly Plan[]>),
    onReload: () => plans.send({ type: 'resource.reloadRequested' }),
  };
};

/** One's own membership; read anew when a payment has ended, and when it is told to have changed. */
export const useMembership = (name: 'membership' | 'mine'): Read<Membership> => {
  const { bundle } = useFlows();
  const machine = name === 'mine' ? bundle('mine').membership : bundle('membership').mine;
  const mine = useActorRef(machine, useInspected({ input: { input: undefined } }));
  return {
    status: useSelector(mine, selectResourceStatus<undefined, Membership>),
    onReload: () => mine.send({ type: 'resource.reloadRequested' }),
  };
};

/** One's newest orders; read anew when a payment has ended, and when something is told of orders. */
export const useOwnOrders = (): Read<Page<Order>> => {
  const { bundle } = useFlows();
  const orders = useActorRef(bundle('mine').orders, useInspected({ input: { input: undefined } }));
  return {
    status: useSelector(orders, selectResourceStatus<undefined, Page<Order>>),
    onReload: () => orders.send({ type: 'resource.reloadRequested' }),
  };
};
