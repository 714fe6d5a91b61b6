import type { Clock } from '../../ports/clock';
import type { Orders } from '../../ports/orders';
import type { ReturnCharges } from './return-charges';
import type { NotifyOfOrders } from './notify-of-orders';

export interface OrderSweepNeeds {
  readonly orders: Pick<Orders, 'overdue' | 'move'>;
  readonly returnCharges: ReturnCharges;
  readonly noteEndings: () => Promise<void>;
  readonly notifyOfOrders: NotifyOfOrders;
  readonly clock: Clock;
}

/** What time alone does to orders and memberships, and what an earlier process left to be done. */
export type OrderSweep = () => Promise<void>;

export const makeOrderSweep =
  ({ orders, returnCharges, noteEndings, notifyOfOrders, clock }: OrderSweepNeeds): OrderSweep =>
  async () => {
    for (const orderNo of await orders.overdue(clock.now()))
      await orders.move(orderNo, { kind: 'deadlinePassed' }, clock.now());
    await returnCharges();
    await noteEndings();
    await notifyOfOrders();
  };
