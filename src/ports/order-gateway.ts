import type { openIdCalls, orderCalls } from '../../contract/order/calls';
import type { InvoiceForm, RefundForm } from '../domain/order/order-forms';
import type { OrderStateFilter } from '../domain/order/order-state';
import type { PageRequest } from '../domain/page/page';
import type { Asked } from './asked';

/** Which orders a list shows; by a filter of its own. */
export interface OrderListRequest extends PageRequest {
  readonly state: OrderStateFilter;
}

interface OfOrder {
  readonly orderNo: string;
}

/** Where the application says it otherwise: a list by its filter, forms as they were typed. */
export interface OrderForms {
  readonly list: { readonly given: OrderListRequest };
  readonly saveRefund: { readonly given: OfOrder & RefundForm };
  readonly saveInvoice: { readonly given: OfOrder & InvoiceForm };
}

/** Orders: asked for, looked at, called off. Whoever calls tells of failures itself (PAY-03). */
export type OrderGateway = Asked<typeof orderCalls, OrderForms>;

/** What is bought, and under which key it is bought once (PAY-13). */
export type PlacedOrder = Parameters<OrderGateway['placeAnOrder']>[0];

/** Who a code of WeChat's stands for, among those who use this application (PAY-08). */
export type OpenIdGateway = Asked<typeof openIdCalls>;
