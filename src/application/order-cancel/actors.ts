import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { LayerStack } from '../../ports/layer-stack';
import type { OrderGateway } from '../../ports/order-gateway';
import type { OrderCancelInput } from './events';
import type { Cancelling } from './setup';

export interface OrderCancelPorts {
  readonly orders: Pick<OrderGateway, 'cancelPay'>;
  readonly layers: LayerStack;
}

/** The question over the page, and the call. Leaving the page gives the call up. */
export const orderCancelActors = ({ orders, layers }: OrderCancelPorts) => ({
  layer: fromCallback<EventObject>(({ sendBack }) =>
    layers.open('cancel-order', () => sendBack({ type: 'orderCancel.dismissed' })),
  ),
  cancel: fromPromise<Cancelling, OrderCancelInput>(({ input, signal }) =>
    orders.cancelPay(input.orderNo, { signal })(),
  ),
});
