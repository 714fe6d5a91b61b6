import type { Documented } from '../call/call';
import type { orderCalls, openIdCalls } from './calls';
import { orderExample } from './order-example';

const { orderNo, goodsId } = orderExample;

export const orderDocumented: Documented<typeof orderCalls> = {
  checkBuyGrade: {
    about: 'Whether this member may buy it now (PAY-12).',
    parameters: goodsId,
    answer: undefined,
  },
  placeAnOrder: {
    about:
      'Places an order and answers its number; the same key with the same parameters answers the same one.',
    parameters: { goodsId, data: { planId: goodsId } },
    answer: orderNo,
  },
  check: {
    about: 'Whether an order is paid: done only when it is (PAY-04).',
    parameters: orderNo,
    answer: undefined,
  },
  cancelPay: {
    about: 'Cancels an order; done also for one that was cancelled before (PAY-11).',
    parameters: orderNo,
    answer: undefined,
  },
  detail: { about: 'One order.', parameters: orderNo, answer: orderExample },
  list: {
    about: 'Orders, the newest first; without states all of them (PAY-15).',
    parameters: { state: ['created', 'paying'], cursor: null, page: 1, pageSize: 20 },
    answer: { list: [orderExample], total: 1, next: null },
  },
  saveRefund: {
    about: 'Asks for the money back; repeated, it leaves the first request as it is (PAY-16).',
    parameters: { orderNo, reason: '买错了套餐' },
    answer: undefined,
  },
  saveInvoice: {
    about: 'Asks for an invoice (发票); the tax number counts for a company only.',
    parameters: { orderNo, kind: 'personal', title: '何嘉', taxNumber: '', email: 'hejia@example.cn' },
    answer: undefined,
  },
};

export const openIdDocumented: Documented<typeof openIdCalls> = {
  openId: {
    about: 'Exchanges a code of WeChat for the openId that a payment in WeChat needs (PAY-08).',
    parameters: '061aBc2w3',
    answer: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o',
  },
};
