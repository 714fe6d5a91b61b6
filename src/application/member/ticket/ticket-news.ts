import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import { concernsOrders } from '../../../domain/order/order-notice';
import type { PagePorts } from '../../../ports/page-ports';
import { paymentChanges } from '../../kit/change-feed';
import { hearers } from '../../kit/hearers';

/** Whether a message is about tickets: a transfer, a review, or the order that pays for them. */
const concernsTickets = (message: IncomingMessage | null): boolean =>
  concernsOrders(message) || (message?.link ?? '').startsWith('/user/conf');

/**
 * What makes shown tickets old: a payment that ended, a message about them, and what another flow of the page did with
 * them, which `changed` reports.
 */
export const ticketNews = <Of>(ports: PagePorts) => {
  const { notify, listen } = hearers();
  return {
    changed: notify,
    feed: paymentChanges<Of>(
      ports,
      (_, message) => concernsTickets(message),
      () => [listen],
    ),
  };
};
