import type { InvoiceForm, RefundForm } from '../domain/order/order-forms';
import type { Order } from '../domain/order/order';
import type { OrderStateFilter } from '../domain/order/order-state';
import type { Page, PageRequest } from '../domain/page/page';
import type { Call, CallOptions } from './call';

/** What is bought, and under which key it is bought once (PAY-13). */
export interface PlacedOrder {
  readonly goodsId: string;
  readonly data: Readonly<Record<string, string>>;
  /** A UUID made once per intent: the same key with the same parameters answers with the same order, always. */
  readonly key: string;
}

/** Which orders a list shows; by a filter of its own. */
export interface OrderListRequest extends PageRequest {
  readonly state: OrderStateFilter;
}

/** Orders: asked for, looked at, called off. Whoever calls tells of failures itself (PAY-03). */
export interface OrderGateway {
  /** Whether this member may buy it; `refused` carries the reason (PAY-12). */
  readonly checkBuyGrade: (goodsId: string, options?: CallOptions) => Call<void>;
  /** @returns the number of the order */
  readonly placeAnOrder: (order: PlacedOrder, options?: CallOptions) => Call<string>;
  /** Right only when the gateway says that it is paid; `refused` when it answered otherwise (PAY-04). */
  readonly check: (orderNo: string, options?: CallOptions) => Call<void>;
  /** Right only when the gateway says that it is cancelled, also for an order that was cancelled before (PAY-11). */
  readonly cancelPay: (orderNo: string, options?: CallOptions) => Call<void>;
  readonly detail: (orderNo: string, options?: CallOptions) => Call<Order>;
  /** The newest first. */
  readonly list: (request: OrderListRequest, options?: CallOptions) => Call<Page<Order>>;
  /** Repeated, it leaves the first request as it is (PAY-16). */
  readonly saveRefund: (
    request: { readonly orderNo: string } & RefundForm,
    options?: CallOptions,
  ) => Call<void>;
  readonly saveInvoice: (
    request: { readonly orderNo: string } & InvoiceForm,
    options?: CallOptions,
  ) => Call<void>;
}
