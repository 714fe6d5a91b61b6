import { isLeft, map, right } from 'fp-ts/Either';
import { openIdCalls, orderCalls as ofOrders } from '../../../../../contract/order/calls';
import type { OwnOrders } from '../../../application/order/own-orders';
import type { PlaceOrder } from '../../../application/order/place-order';
import type { FindOpenId } from '../../../application/payment/open-id';
import { orderWire } from '../wire/order-wire';
import { answering, done } from './answering';
import type { Call } from './call';
import { oneCall } from './one-call';
import { cursorSign, numberPlaces, pagedCall, pagedList } from './paged-call';
import { orderData, orderNoOf } from './order-parameters';

export interface OrderUseCases {
  readonly own: OwnOrders;
  readonly place: PlaceOrder;
  readonly findOpenId: FindOpenId;
}

/** The calls about a member's own orders (product.md §7); who it is comes from the token alone. */
export const orderCalls = ({ own, place, findOpenId }: OrderUseCases): readonly Call[] => [
  answering(ofOrders.checkBuyGrade, async (goodsId, { session }) =>
    done(await own.mayBuy(session.userId, goodsId)),
  ),
  answering(ofOrders.placeAnOrder, async ({ goodsId, data: said, key }, { session }) => {
    const data = orderData(said);
    if (isLeft(data)) return data;
    const placed = await place({ accountId: session.userId, key, goodsId, data: data.right });
    return map((order: { readonly orderNo: string }) => order.orderNo)(placed);
  }),
  oneCall(ofOrders.check, orderNoOf, async (orderNo, { session }) =>
    done(await own.check(session.userId, orderNo)),
  ),
  oneCall(ofOrders.cancelPay, orderNoOf, async (orderNo, { session }) =>
    done(await own.cancel(session.userId, orderNo)),
  ),
  oneCall(ofOrders.detail, orderNoOf, async (orderNo, { session }) =>
    map(orderWire)(await own.one(session.userId, orderNo)),
  ),
  pagedCall(ofOrders.list, ({ state }, { session: { userId } }) =>
    pagedList({
      sign: cursorSign('o', userId, state.join()),
      places: numberPlaces,
      read: async (part) => right(await own.page(userId, state, part)),
      item: orderWire,
    }),
  ),
  oneCall(
    ofOrders.saveRefund,
    (given) => orderNoOf(given.orderNo),
    async (orderNo, { session }, { reason, amount }) =>
      done(await own.askRefund(session.userId, orderNo, reason, amount)),
  ),
  oneCall(
    ofOrders.saveInvoice,
    (given) => orderNoOf(given.orderNo),
    async (orderNo, { session }, { orderNo: _orderNo, ...form }) =>
      done(await own.askInvoice(session.userId, orderNo, form)),
  ),
  answering(openIdCalls.openId, async (code, { session }) =>
    map((found: { readonly openId: string }) => found.openId)(await findOpenId(session.userId, code)),
  ),
];
