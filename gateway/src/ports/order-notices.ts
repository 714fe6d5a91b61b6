import type { Message } from '../domain/message/message';
import type { OrderHead } from '../domain/order/order';
import type { OrderNotice } from '../domain/order/order-notice';
import type { NoticeDraft } from './message-store';

export interface PendingOrderNotice {
  readonly id: number;
  readonly order: OrderHead;
  readonly notice: OrderNotice;
}

/** The pending notices to members about their orders. They are stored in the transaction of their cause. */
export interface OrderNotices {
  /** The oldest first. */
  readonly open: () => Promise<readonly PendingOrderNotice[]>;
  /** Stores the message and removes the pending notice, in one transaction; null when it was sent meanwhile. */
  readonly notify: (id: number, notice: NoticeDraft) => Promise<Message | null>;
}
