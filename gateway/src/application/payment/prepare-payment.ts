import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { prepaysPerAccount } from '../../domain/limit/limits';
import type { OrderHead } from '../../domain/order/order';
import type { PayChannel } from '../../domain/order/order-event';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type { Orders } from '../../ports/orders';
import type { PayService, Prepay } from '../../ports/pay-service';

export interface PreparePaymentNeeds {
  readonly orders: Pick<Orders, 'head' | 'move'>;
  readonly pay: Pick<PayService, 'prepay'>;
  readonly limits: Limits;
  readonly clock: Clock;
}

export interface Prepared extends Prepay {
  readonly order: OrderHead;
}

/** Prepares the payment of the caller's order; its earlier prepay data becomes invalid. */
export type PreparePayment = (
  accountId: string,
  orderNo: string,
  channel: PayChannel,
) => Promise<Either<Refusal, Prepared>>;

export const makePreparePayment =
  ({ orders, pay, limits, clock }: PreparePaymentNeeds): PreparePayment =>
  async (accountId, orderNo, channel) => {
    const order = await orders.head(orderNo);
    if (order?.accountId !== accountId) return left(refusals.orderUnknown);
    const pace = await limits.take(`pay:prepare:${accountId}`, prepaysPerAccount);
    if (!pace.allowed) return left(refusals.paymentsTooOften);
    const moved = await orders.move(orderNo, { kind: 'prepaid', channel }, clock.now());
    if (moved === null) return left(refusals.orderUnknown);
    if (isLeft(moved)) return moved;
    const { amount, goodsName } = order;
    const prepay = await pay.prepay({ orderNo, description: goodsName, amount, channel });
    // The service has charged it, and its notice is on the way.
    return prepay === null ? left(refusals.orderPaid) : right({ ...prepay, order: moved.right.order });
  };
