import type { Order } from '../../../../contract/order/order';
import { concernsOrders } from '../../../domain/order/order-notice';
import type { OrderStateFilter } from '../../../domain/order/order-state';
import { firstPage } from '../../../domain/page/page';
import type { PagePorts } from '../../../ports/page-ports';
import { paymentChanges } from '../../kit/change-feed';
import { listing } from '../../kit/listing/definition';
import { changing } from '../../kit/resource/changing';

/** Invalidates the member's orders: a payment that ended, and each message about orders. */
const orderNews = (ports: PagePorts) =>
  paymentChanges<undefined>(ports, (_, message) => concernsOrders(message));

/** One's orders of a state, the newest first (PAY-15). */
export const ownOrders = (ports: PagePorts, state: OrderStateFilter) => {
  const list = ports.callOf(({ order }) => order.list);
  return listing<Order>(
    ports,
    ({ orderNo }) => orderNo,
    orderNews(ports),
    (request, options) => list({ ...request, state }, options),
  );
};

/** The newest of one's orders, as one thing. */
export const listedOrders = (ports: PagePorts) => {
  const list = ports.callOf(({ order }) => order.list);
  return changing(
    ports,
    (_: undefined, options) => list({ ...firstPage(), state: 'all' }, options),
    orderNews(ports),
  );
};
