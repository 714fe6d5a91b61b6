import { isRight } from 'fp-ts/Either';
import type { Gateways } from '../../../ports/gateways';
import type { LayerStack } from '../../../ports/layer-stack';
import type { OrderTalk } from '../../../ports/order-talk';
import type { PaymentIntents } from '../../../ports/payment-intents';
import { askFirst } from '../../kit/ask-first/definition';

/** What the device keeps of a payment, to be ended with its order. */
type KeptIntents = Pick<PaymentIntents, 'read' | 'clear'>;

export interface OrderCancelPorts {
  readonly orders: Pick<Gateways['order'], 'cancelPay'>;
  readonly layers: LayerStack;
  /** Resolves when its code is loaded. */
  readonly intents: () => Promise<KeptIntents>;
  readonly talk: OrderTalk;
}

/** Without its code the intent stays: the next question about it finds that its order is cancelled. */
const endIntentOf = (load: OrderCancelPorts['intents'], orderNo: string): Promise<void> =>
  load().then(
    (intents) => {
      const kept = intents.read();
      if (isRight(kept) && kept.right?.orderNo === orderNo) intents.clear();
    },
    () => undefined,
  );

/**
 * Cancels an order that has not been paid, by its number. Once the order is cancelled its payment has ended, however far
 * it had come (PAY-10): otherwise it would be asked about, and block others. Source: PAY-11, PAY-15.
 */
export const orderCancel = ({ orders, layers, intents, talk }: OrderCancelPorts) =>
  askFirst<string>({
    layer: { layers, id: 'cancel-order' },
    call: (orderNo, options) => async () => {
      const cancelled = await orders.cancelPay(orderNo, options)();
      if (isRight(cancelled)) await endIntentOf(intents, orderNo);
      if (isRight(cancelled) || cancelled.left.kind === 'refused') talk.answered(orderNo);
      return cancelled;
    },
  });
