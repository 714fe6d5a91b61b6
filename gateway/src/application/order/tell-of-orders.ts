import type { Clock } from '../../ports/clock';
import type { MessageBus } from '../../ports/message-bus';
import type { OrderTellings } from '../../ports/order-tellings';
import { tellingWords } from './telling-words';

export interface TellOfOrdersNeeds {
  readonly tellings: OrderTellings;
  readonly bus: MessageBus;
  readonly clock: Clock;
}

/**
 * Sends members the pending notices about their orders: in the inbox, once each, and by the socket at
 * once. The next start sends those that an ended process left (PAY-16).
 */
export type TellOfOrders = () => Promise<void>;

export const makeTellOfOrders =
  ({ tellings, bus, clock }: TellOfOrdersNeeds): TellOfOrders =>
  async () => {
    for (const { id, order, telling } of await tellings.open()) {
      const { title, content, rightsChanged } = tellingWords(order, telling);
      const message = await tellings.tell(id, {
        to: order.accountId,
        kind: 'order',
        title,
        content,
        link: `/pay/${order.orderNo}`,
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
