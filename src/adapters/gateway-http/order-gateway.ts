import * as E from 'fp-ts/Either';
import { inject, injectable } from 'inversify';
import * as t from 'io-ts';
import { saysNotThere } from '../../domain/gateway/failure';
import {
  trimmedInvoice,
  trimmedRefund,
  type InvoiceForm,
  type RefundForm,
} from '../../domain/order/order-forms';
import { Order } from '../../domain/order/order';
import { statesOfFilter } from '../../domain/order/order-state';
import { WireId } from '../../domain/wire/id';
import { record } from '../../domain/wire/record';
import type { CallOptions } from '../../ports/call';
import type { OrderGateway, OrderListRequest, PlacedOrder } from '../../ports/order-gateway';
import { GatewayCaller } from './gateway-caller';
import { doneByResult, doneByState, placedOrDone } from './said-code';
import { pageFrom, wirePage } from './wire/page';

const WirePlaced = record({ orderNo: WireId }, 'WirePlaced');

const listParams = ({ state, cursor, page, pageSize }: OrderListRequest): Record<string, string> => ({
  state: statesOfFilter(state).join(','),
  ...(cursor === null ? {} : { cursor }),
  page: String(page),
  pageSize: String(pageSize),
});

const nothing = () => E.right(undefined);

/** A write that answers nothing but whether it was done; whoever calls tells of the rest (PAY-03). */
const write = (name: string, params: Readonly<Record<string, string>>) =>
  ({
    method: 'POST',
    path: `/webapp/wxPay!${name}.action`,
    params,
    codec: t.unknown,
    safe: false,
    handledByCaller: true,
  }) as const;

/** Orders over the wire. */
@injectable()
export class WireOrderGateway implements OrderGateway {
  constructor(@inject(GatewayCaller) private readonly caller: GatewayCaller) {}

  readonly checkBuyGrade = (goodsId: string, options?: CallOptions) =>
    this.caller.call({ ...write('checkBuyGrade', { goodsId }), judge: doneByResult, read: nothing }, options);

  readonly placeAnOrder = ({ goodsId, data, key }: PlacedOrder, options?: CallOptions) =>
    this.caller.call(
      {
        ...write('placeAnOrder', { goodsId, data: JSON.stringify(data) }),
        idempotencyKey: key,
        codec: WirePlaced,
        judge: placedOrDone,
        read: ({ orderNo }) => E.right(orderNo),
      },
      options,
    );

  readonly check = (orderNo: string, options?: CallOptions) =>
    this.caller.call({ ...write('check', { orderNo }), judge: doneByResult, read: nothing }, options);

  readonly cancelPay = (orderNo: string, options?: CallOptions) =>
    this.caller.call({ ...write('cancelPay', { orderNo }), judge: doneByState, read: nothing }, options);

  readonly detail = (orderNo: string, options?: CallOptions) =>
    this.caller.call(
      {
        method: 'GET',
        path: '/webapp/wxPay!detail.action',
        params: { orderNo },
        codec: Order,
        read: (order) => E.right(order),
        safe: true,
        handledByCaller: saysNotThere,
      },
      options,
    );

  readonly list = (request: OrderListRequest, options?: CallOptions) =>
    this.caller.call(
      {
        method: 'POST',
        path: '/webapp/wxPay!orderList.action',
        params: listParams(request),
        codec: wirePage(Order),
        read: (part) => E.right(pageFrom(request, part.list, part)),
        safe: true,
        handledByCaller: false,
      },
      options,
    );

  readonly saveRefund = (request: { readonly orderNo: string } & RefundForm, options?: CallOptions) =>
    this.caller.call(
      {
        ...write('saveRefund', { orderNo: request.orderNo, ...trimmedRefund(request) }),
        read: nothing,
      },
      options,
    );

  readonly saveInvoice = (request: { readonly orderNo: string } & InvoiceForm, options?: CallOptions) =>
    this.caller.call(
      {
        ...write('saveInvoice', { orderNo: request.orderNo, ...trimmedInvoice(request) }),
        read: nothing,
      },
      options,
    );
}
