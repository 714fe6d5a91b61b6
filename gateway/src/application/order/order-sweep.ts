import type { Clock } from '../../ports/clock';
import type { Orders } from '../../ports/orders';
import type { ReturnCharges } from './return-charges';

export interface OrderSweepNeeds {
  readonly orders: Pick<Orders, 'overdue' | 'move'>;
  readonly returnCharges: ReturnCharges;
  readonly tellOfEndings: () => Promise<void>;
  readonly clock: Clock;
}

/** What time alone does to orders and memberships. */
export type OrderSweep = () => Promise<void>;

export const makeOrderSweep =
  ({ orders, returnCharges, tellOfEndings, clock }: OrderSweepNeeds): OrderSweep =>
  async () => {
    for (const orderNo of await orders.overdue(clock.now()))
      await orders.move(orderNo, { kind: 'deadlinePassed' }, clock.now());
    await returnCharges();
    await tellOfEndings();
  };
