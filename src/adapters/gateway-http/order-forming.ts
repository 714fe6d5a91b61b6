import { trimmedInvoice, trimmedRefund } from '../../domain/order/order-forms';
import { statesOfFilter } from '../../domain/order/order-state';
import type { Forming } from './ask-over';

/** How the calls about orders are written to the wire. */
export const orderForming: Forming<'order'> = {
  list: { send: ({ state, ...part }) => ({ ...part, state: statesOfFilter(state) }) },
  saveRefund: { send: ({ orderNo, amount, ...form }) => ({ orderNo, amount, ...trimmedRefund(form) }) },
  saveInvoice: { send: ({ orderNo, ...form }) => ({ orderNo, ...trimmedInvoice(form) }) },
};
