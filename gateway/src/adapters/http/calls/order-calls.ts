import { isLeft, map, right, type Either } from 'fp-ts/Either';
import { openIdCalls, orderCalls as ofOrders } from '../../../../../contract/order/calls';
import type { OwnOrders } from '../../../application/order/own-orders';
import type { PlaceOrder } from '../../../application/order/place-order';
import type { FindOpenId } from '../../../application/payment/open-id';
import type { Refusal } from '../../../../../contract/refusal/refusal';
import { mapPart } from '../../../domain/page/list-part';
import { orderWire } from '../wire/order-wire';
import { answering, done } from './answering';
import type { Call, MemberContext } from './call';
import { ownMark } from './list-part';
import { orderData, orderNoOf } from './order-parameters';

export interface OrderUseCases {
  readonly own: OwnOrders;
  readonly place: PlaceOrder;
  readonly findOpenId: FindOpenId;
}

/** Asks about one order of whoever calls. */
const about = async <A>(
  { session }: MemberContext,
  given: string,
  ask: (accountId: string, orderNo: string) => Promise<Either<Refusal, A>>,
): Promise<Either<Refusal, A>> => {
  const orderNo = orderNoOf(given);
  return isLeft(orderNo) ? orderNo : ask(session.userId, orderNo.right);
};

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
  answering(ofOrders.check, async (orderNo, context) => done(await about(context, orderNo, own.check))),
  answering(ofOrders.cancelPay, async (orderNo, context) => done(await about(context, orderNo, own.cancel))),
  answering(ofOrders.detail, async (orderNo, context) =>
    map(orderWire)(await about(context, orderNo, own.one)),
  ),
  answering(ofOrders.list, async (given, { session }) => {
    const mark = ownMark('o', session.userId, given.state.join());
    const asked = mark.asked(given);
    if (isLeft(asked)) return asked;
    const part = await own.page(session.userId, given.state, asked.right);
    return right(mark.told(mapPart(part, orderWire), asked.right));
  }),
  answering(ofOrders.saveRefund, async ({ orderNo, reason }, context) =>
    done(await about(context, orderNo, (accountId, known) => own.askRefund(accountId, known, reason))),
  ),
  answering(ofOrders.saveInvoice, async ({ orderNo, ...form }, context) =>
    done(await about(context, orderNo, (accountId, known) => own.askInvoice(accountId, known, form))),
  ),
  answering(openIdCalls.openId, async (code, { session }) =>
    map((found: { readonly openId: string }) => found.openId)(await findOpenId(session.userId, code)),
  ),
];
