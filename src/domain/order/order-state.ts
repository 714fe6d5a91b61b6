import type { OrderState } from '../../../contract/order/order-state';

/** Which orders are listed (PAY-15). */
export type OrderStateFilter = 'all' | 'toPay' | 'paid' | 'refund' | 'closed';

const states: Readonly<Record<OrderStateFilter, readonly OrderState[]>> = {
  all: [],
  toPay: ['created', 'paying'],
  paid: ['paid'],
  refund: ['refunding', 'refunded'],
  closed: ['cancelled', 'expired'],
};

/** The filters in the order of the page. */
export const orderStateFilters: readonly OrderStateFilter[] = ['all', 'toPay', 'paid', 'refund', 'closed'];

/** The states of a filter; none means every state. The wire has them with commas between. */
export const statesOfFilter = (filter: OrderStateFilter): readonly OrderState[] => states[filter];

/** The filter that a text of an address names; 'all' when it names none. */
export const filterNamed = (text: string | null): OrderStateFilter =>
  orderStateFilters.find((filter) => filter === text) ?? 'all';
