import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import { orderAddress, orderOfAddress } from './order-address';

/**
 * Whether a message is about orders, or about the paid thing: any of them may have changed then. A message that did not
 * decode, or a gap, may be about them too.
 */
export const concernsOrders = (message: IncomingMessage | null): boolean =>
  message === null || message.kind === 'order' || message.kind === 'membership';

/** The number of the order that a message is about; null where it names none. */
export const orderOfNotice = (message: IncomingMessage | null): string | null =>
  message === null || message.link === null ? null : orderOfAddress(message.link);

/**
 * Whether what has arrived says that an order may have changed: by its link, or, where it has none, by being about
 * orders or about what was paid for.
 */
export const concernsOrder = (orderNo: string, message: IncomingMessage | null): boolean =>
  message !== null && message.link !== null
    ? message.link === orderAddress(orderNo)
    : concernsOrders(message);
