import type { Membership } from '../../../contract/membership/membership';
import type { Plan } from '../../../contract/membership/plan';
import type { Order } from '../../../contract/order/order';
import type { PaymentStatus } from '../../../src/application/payment/payment/status';
import type { Page } from '../../../src/domain/page/page';
import type { Answer } from './answers';

/** How the calls about orders, plans and payment are answered. */
export interface OrderScene {
  readonly orders: Answer<Page<Order>>;
  /** What follows the first page of orders. */
  readonly moreOrders: Answer<Page<Order>>;
  readonly order: Answer<Order>;
  /** How asking for something about an order ends. */
  readonly orderAsked: Answer<void>;
  /** What the check of an order says that is paid elsewhere. */
  readonly orderChecked: Answer<void>;
  readonly plans: Answer<readonly Plan[]>;
  readonly membership: Answer<Membership>;
  /** Whether an order can be paid where the page is shown. */
  readonly paysOnline: boolean;
  readonly payment: PaymentStatus;
}
