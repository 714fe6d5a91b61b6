import type { Charge } from '../../domain/order/order-event';
import type { Clock } from '../../ports/clock';
import type { Orders, StrayCharges } from '../../ports/orders';
import type { ReturnCharges } from '../order/return-charges';
import type { NotifyOfOrders } from '../order/notify-of-orders';

export interface TakeChargeNeeds {
  readonly orders: Pick<Orders, 'head' | 'move'>;
  readonly strays: Pick<StrayCharges, 'add'>;
  readonly returnCharges: ReturnCharges;
  readonly notifyOfOrders: NotifyOfOrders;
  readonly clock: Clock;
}

/** The result of a charge; `repeated`: it was reported before. */
export type ChargeVerdict = 'paid' | 'late' | 'again' | 'repeated' | 'unknownOrder' | 'wrongAmount';

/**
 * Takes a charge that the payment service reports: an order that waits for it is paid and its membership open;
 * for a closed one, and beyond the first, the money goes back, and the member is notified (PAY-16). One without an
 * order is recorded for an operator.
 */
export type TakeCharge = (charge: Charge) => Promise<ChargeVerdict>;

export const makeTakeCharge =
  ({ orders, strays, returnCharges, notifyOfOrders, clock }: TakeChargeNeeds): TakeCharge =>
  async (charge) => {
    const known = await orders.head(charge.orderNo);
    if (known?.amount !== charge.amount) {
      const why = known === null ? 'unknownOrder' : 'wrongAmount';
      await strays.add({ ...charge, why }, clock.now());
      return why;
    }
    const moved = await orders.move(charge.orderNo, { kind: 'charged', charge }, clock.now());
    if (moved?._tag !== 'Right') return 'unknownOrder';
    const { steps, money } = moved.right.change;
    if (steps.length === 0) return 'repeated';
    if (money !== undefined) await returnCharges();
    await notifyOfOrders();
    if (money === undefined) return 'paid';
    return steps.includes('paidAgain') ? 'again' : 'late';
  };
