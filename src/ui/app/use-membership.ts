import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { selectResourceStatus, type ResourceStatus } from '../../application/resource/status';
import type { Membership } from '../../domain/membership/membership';
import type { Plan } from '../../domain/membership/plan';
import type { Order } from '../../domain/order/order';
import { concernsOrders } from '../../domain/order/order-notice';
import type { Page } from '../../domain/page/page';
import { useFlows } from './flows';

interface Read<A> {
  readonly status: ResourceStatus<A>;
  readonly onReload: () => void;
}

/** What plans there are. */
export const usePlans = (): Read<readonly Plan[]> => {
  const plans = useActorRef(useFlows().bundle('membership').plans, { input: { input: undefined } });
  return {
    status: useSelector(plans, selectResourceStatus<undefined, readonly Plan[]>),
    onReload: () => plans.send({ type: 'resource.reloadRequested' }),
  };
};

/** One's own membership; read anew when a payment has ended, and when it is told to have changed. */
export const useMembership = (name: 'membership' | 'mine'): Read<Membership> => {
  const { app, bundle, payment } = useFlows();
  const machine = name === 'mine' ? bundle('mine').membership : bundle('membership').mine;
  const mine = useActorRef(machine, { input: { input: undefined } });
  useEffect(() => {
    const reload = (): void => mine.send({ type: 'resource.reloadRequested' });
    const endPayments = payment.listenEnded(reload);
    const arrivals = app.messageSocket.on('socket.messageArrived', ({ message }) => {
      if (message?.kind === 'membership') reload();
    });
    return () => {
      endPayments();
      arrivals.unsubscribe();
    };
  }, [app, payment, mine]);
  return {
    status: useSelector(mine, selectResourceStatus<undefined, Membership>),
    onReload: () => mine.send({ type: 'resource.reloadRequested' }),
  };
};

/** One's newest orders; read anew when a payment has ended, and when something is told of orders. */
export const useOwnOrders = (): Read<Page<Order>> => {
  const { app, bundle, payment } = useFlows();
  const orders = useActorRef(bundle('mine').orders, { input: { input: undefined } });
  useEffect(() => {
    const reload = (): void => orders.send({ type: 'resource.reloadRequested' });
    const endPayments = payment.listenEnded(reload);
    const arrivals = app.messageSocket.on('socket.messageArrived', ({ message }) => {
      if (concernsOrders(message)) reload();
    });
    return () => {
      endPayments();
      arrivals.unsubscribe();
    };
  }, [app, payment, orders]);
  return {
    status: useSelector(orders, selectResourceStatus<undefined, Page<Order>>),
    onReload: () => orders.send({ type: 'resource.reloadRequested' }),
  };
};
