import type { Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import type { InvoiceForm, RefundForm } from '../../../src/domain/order/order-forms';
import type { Order } from '../../../src/domain/order/order';
import type { Page } from '../../../src/domain/page/page';
import type { OrderGateway, OrderListRequest, PlacedOrder } from '../../../src/ports/order-gateway';
import { fakeCall, type FakeCall } from './pending-calls';

type Answered<Input, A> = FakeCall<Input, Either<GatewayFailure, A>>;

export interface FakeOrderGateway {
  readonly port: OrderGateway;
  readonly checkBuyGrade: Answered<string, void>;
  readonly placeAnOrder: Answered<PlacedOrder, string>;
  readonly check: Answered<string, void>;
  readonly cancelPay: Answered<string, void>;
  readonly detail: Answered<string, Order>;
  readonly list: Answered<OrderListRequest, Page<Order>>;
  readonly saveRefund: Answered<{ readonly orderNo: string } & RefundForm, void>;
  readonly saveInvoice: Answered<{ readonly orderNo: string } & InvoiceForm, void>;
}

/** Records every call about orders; a test answers each when it wants. */
export const fakeOrderGateway = (): FakeOrderGateway => {
  const checkBuyGrade: FakeOrderGateway['checkBuyGrade'] = fakeCall('checkBuyGrade');
  const placeAnOrder: FakeOrderGateway['placeAnOrder'] = fakeCall('placeAnOrder');
  const check: FakeOrderGateway['check'] = fakeCall('check');
  const cancelPay: FakeOrderGateway['cancelPay'] = fakeCall('cancelPay');
  const detail: FakeOrderGateway['detail'] = fakeCall('detail');
  const list: FakeOrderGateway['list'] = fakeCall('list');
  const saveRefund: FakeOrderGateway['saveRefund'] = fakeCall('saveRefund');
  const saveInvoice: FakeOrderGateway['saveInvoice'] = fakeCall('saveInvoice');
  return {
    checkBuyGrade,
    placeAnOrder,
    check,
    cancelPay,
    detail,
    list,
    saveRefund,
    saveInvoice,
    port: {
      checkBuyGrade: (goodsId, options) => checkBuyGrade.call(goodsId, options?.signal),
      placeAnOrder: (order, options) => placeAnOrder.call(order, options?.signal),
      check: (orderNo, options) => check.call(orderNo, options?.signal),
      cancelPay: (orderNo, options) => cancelPay.call(orderNo, options?.signal),
      detail: (orderNo, options) => detail.call(orderNo, options?.signal),
      list: (request, options) => list.call(request, options?.signal),
      saveRefund: (request, options) => saveRefund.call(request, options?.signal),
      saveInvoice: (request, options) => saveInvoice.call(request, options?.signal),
    },
  };
};
