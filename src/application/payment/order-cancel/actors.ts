import { isRight } from 'fp-ts/Either';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { LayerStack } from '../../../ports/layer-stack';
import type { OrderTalk } from '../../../ports/order-talk';
import type { PaymentIntents } from '../../../ports/payment-intents';
import type { OrderCancelInput } from './events';
import type { Cancelling } from './setup';
import type { Gateways } from '../../../ports/gateways';

export interface OrderCancelPorts {
  readonly orders: Pick<Gateways['order'], 'cancelPay'>;
  readonly layers: LayerStack;
  /** Comes when its code has come. */
  readonly intents: () => Promise<KeptIntents>;
  readonly talk: OrderTalk;
}

/** What the device keeps of a payment, to be ended with its order. */
export type KeptIntents = Pick<PaymentIntents, 'read' | 'clear'>;

/** Where its code does not come the intent stays: whoever asks about it finds that its order is cancelled. */
const endIntentOf = (come: OrderCancelPorts['intents'], orderNo: string): Promise<void> =>
  come().then(
    (intents) => {
      const kept = intents.read();
      if (isRight(kept) && kept.right?.orderNo === orderNo) intents.clear();
    },
    () => undefined,
  );

/**
 * The question over the page, and the call. Leaving the page gives the call up. Once the order is cancelled its payment
 * has ended, however far it had come (PAY-10): else it would be asked about, and stand in the way of others.
 */
export const orderCancelActors = ({ orders, layers, intents, talk }: OrderCancelPorts) => ({
  layer: fromCallback<EventObject>(({ sendBack }) =>
    layers.open('cancel-order', () => sendBack({ type: 'orderCancel.dismissed' })),
  ),
  cancel: fromPromise<Cancelling, OrderCancelInput>(async ({ input: { orderNo }, signal }) => {
    const cancelled = await orders.cancelPay(orderNo, { signal })();
    if (isRight(cancelled)) await endIntentOf(intents, orderNo);
    if (isRight(cancelled) || cancelled.left.kind === 'refused') talk.answered(orderNo);
    return cancelled;
  }),
});
