import type { Clock } from '../../ports/clock';
import type { MessageBus } from '../../ports/message-bus';
import type { OrderNotices } from '../../ports/order-notices';
import { noticeWords } from './notice-words';

export interface NotifyOfOrdersNeeds {
  readonly notices: OrderNotices;
  readonly bus: MessageBus;
  readonly clock: Clock;
}

/**
 * Sends members the pending notices about their orders: in the inbox, once each, and by the socket at
 * once. The next start sends those that an ended process left (PAY-16).
 */
export type NotifyOfOrders = () => Promise<void>;

export const makeNotifyOfOrders =
  ({ notices, bus, clock }: NotifyOfOrdersNeeds): NotifyOfOrders =>
  async () => {
    for (const { id, order, notice } of await notices.open()) {
      const { title, content, rightsChanged } = noticeWords(order, notice);
      const message = await notices.notify(id, {
        to: order.accountId,
        kind: 'order',
        title,
        content,
        link: `/pay/${order.orderNo}`,
        urgent: rightsChanged,
        sentAt: clock.now(),
      });
      if (message !== null)
        await bus.publish({
          kind: 'message.sent',
          message,
          ...(rightsChanged ? { about: 'membership' } : {}),
        });
    }
  };
