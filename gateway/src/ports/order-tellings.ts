import type { Message } from '../domain/message/message';
import type { OrderHead } from '../domain/order/order';
import type { OrderTelling } from '../domain/order/order-telling';
import type { NoticeDraft } from './message-store';

export interface OpenTelling {
  readonly id: number;
  readonly order: OrderHead;
  readonly telling: OrderTelling;
}

/** The pending notices to members about their orders. They are stored in the transaction of their cause. */
export interface OrderTellings {
  /** The oldest first. */
  readonly open: () => Promise<readonly OpenTelling[]>;
  /** Stores the message and removes the pending notice, in one transaction; null when it was sent meanwhile. */
  readonly tell: (id: number, notice: NoticeDraft) => Promise<Message | null>;
}
