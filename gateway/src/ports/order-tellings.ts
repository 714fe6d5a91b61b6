import type { Message } from '../domain/message/message';
import type { OrderHead } from '../domain/order/order';
import type { OrderTelling } from '../domain/order/order-telling';
import type { NoticeDraft } from './message-store';

export interface OpenTelling {
  readonly id: number;
  readonly order: OrderHead;
  readonly telling: OrderTelling;
}

/** What members are still to be told of their orders. It is written down together with what happened, or not at all. */
export interface OrderTellings {
  /** The oldest first. */
  readonly open: () => Promise<readonly OpenTelling[]>;
  /** Stores the message and ends the telling, together; null when it was told meanwhile. */
  readonly tell: (id: number, notice: NoticeDraft) => Promise<Message | null>;
}
