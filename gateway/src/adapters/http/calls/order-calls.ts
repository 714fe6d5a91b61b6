import { isLeft, left, map, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { OwnOrders } from '../../../application/order/own-orders';
import type { PlaceOrder } from '../../../application/order/place-order';
import type { FindOpenId } from '../../../application/payment/open-id';
import { refusals } from '../../../domain/refusal/refusal';
import { orderWire } from '../wire/order-wire';
import type { Call, CallResult, MemberContext } from './call';
import { keyIn } from './idempotency-key';
import { askedOrders, orderData, orderNoOf } from './order-parameters';
import { parametersBy } from './parameters';

const goods = t.type({ goodsId: t.string });
const code = t.type({ code: t.string });
const refund = t.type({ reason: t.string });
const invoice = t.intersection([
  t.type({ kind: t.keyof({ personal: null, company: null }), title: t.string, email: t.string }),
  t.partial({ taxNumber: t.string }),
]);

export interface OrderUseCases {
  readonly own: OwnOrders;
  readonly place: PlaceOrder;
  readonly findOpenId: FindOpenId;
}

const aboutOrder =
  (answer: (accountId: string, orderNo: string, context: MemberContext) => CallResult) =>
  async (context: MemberContext): CallResult => {
    const orderNo = orderNoOf(context.parameters);
    return isLeft(orderNo) ? orderNo : answer(context.session.userId, orderNo.right, context);
  };

const post = (path: string, answer: (context: MemberContext) => CallResult): Call => ({
  path: `/webapp/wxPay!${path}.action`,
  method: 'POST',
  access: 'account',
  answer,
});

/** The calls about a member's own orders (product.md §7); who it is comes from the token alone. */
export const orderCalls = ({ own, place, findOpenId }: OrderUseCases): readonly Call[] => [
  post('checkBuyGrade', async ({ parameters, session }) => {
    const given = parametersBy(goods, parameters);
    return isLeft(given) ? given : own.mayBuy(session.userId, given.right.goodsId);
  }),
  post('placeAnOrder', async ({ parameters, session, idempotencyKey }) => {
    const given = parametersBy(goods, parameters);
    if (isLeft(given)) return given;
    const data = orderData(parameters.data);
    if (isLeft(data)) return data;
    const key = keyIn(idempotencyKey);
    if (key === null) return left(refusals.keyMissing);
    const { goodsId } = given.right;
    return place({ accountId: session.userId, key, goodsId, data: data.right });
  }),
  post('check', aboutOrder(own.check)),
  { ...post('cancelPay', aboutOrder(own.cancel)), tellsState: true },
  {
    path: '/webapp/wxPay!detail.action',
    method: 'GET',
    access: 'account',
    answer: aboutOrder(async (accountId, orderNo) => map(orderWire)(await own.one(accountId, orderNo))),
  },
  post('orderList', async ({ parameters, session }) => {
    const asked = askedOrders(parameters);
    if (isLeft(asked)) return asked;
    const { list, total, next } = await own.page(session.userId, asked.right);
    const { pageSize } = asked.right;
    return right({ list: list.map(orderWire), total, pageSize, next: next === null ? null : `o${next}` });
  }),
  post(
    'saveRefund',
    aboutOrder(async (accountId, orderNo, { parameters }) => {
      const given = parametersBy(refund, parameters);
      return isLeft(given) ? given : own.askRefund(accountId, orderNo, given.right.reason);
    }),
  ),
  post(
    'saveInvoice',
    aboutOrder(async (accountId, orderNo, { parameters }) => {
      const given = parametersBy(invoice, parameters);
      if (isLeft(given)) return given;
      const { kind, title, taxNumber = '', email } = given.right;
      return own.askInvoice(accountId, orderNo, { kind, title, taxNumber, email });
    }),
  ),
  post('openId', async ({ parameters, session }) => {
    const given = parametersBy(code, parameters);
    return isLeft(given) ? given : findOpenId(session.userId, given.right.code);
  }),
];
