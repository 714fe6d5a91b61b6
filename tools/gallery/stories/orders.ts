import type { Order } from '../../../contract/order/order';
import type { Page } from '../../../src/domain/page/page';

/** A moment of November 2026 in Beijing. */
const at = (day: number, hour: number, minute = 0, second = 0): number =>
  Date.UTC(2026, 10, day, hour - 8, minute, second);

/** An order that waits to be paid, with whatever else a story says. */
export const order = (said: Partial<Order> = {}): Order => ({
  orderNo: 'HP202611200941207356',
  goodsId: 'plan-facility-year',
  goodsName: '专业会员',
  amount: 698_000,
  state: 'created',
  createdAt: at(20, 9, 41, 20),
  payBy: at(20, 10, 11, 20),
  paidAt: null,
  closedAt: null,
  steps: [{ at: at(20, 9, 41, 20), kind: 'created', note: '' }],
  refund: null,
  refundNow: null,
  invoice: null,
  membership: null,
  ...said,
});

export const paying = order({
  state: 'paying',
  steps: [...order().steps, { at: at(20, 9, 41, 26), kind: 'paying', note: '' }],
});

export const paid = order({
  orderNo: 'HP202611120316448021',
  goodsId: 'plan-buyer-year',
  goodsName: '买方会员',
  amount: 298_000,
  state: 'paid',
  createdAt: at(12, 15, 16, 44),
  payBy: at(12, 15, 46, 44),
  paidAt: at(12, 15, 18, 3),
  steps: [
    { at: at(12, 15, 16, 44), kind: 'created', note: '' },
    { at: at(12, 15, 16, 51), kind: 'paying', note: '' },
    { at: at(12, 15, 18, 3), kind: 'paid', note: '' },
  ],
  membership: {
    planId: 'plan-buyer-year',
    from: at(12, 15, 18, 3),
    until: Date.UTC(2027, 10, 12, 7, 18, 3),
  },
});

const asked = { at: at(14, 10, 2, 9), kind: 'refundAsked', note: '公司已统一采购' } as const;

export const refunding = order({
  ...paid,
  orderNo: 'HP202611120316448033',
  state: 'refunding',
  steps: [...paid.steps, asked],
  refund: {
    reason: '公司已统一采购',
    askedAt: asked.at,
    expectedAt: at(23, 18),
    decidedAt: null,
    note: '',
    amount: null,
  },
});

export const refunded = order({
  ...paid,
  orderNo: 'HP202611120316448047',
  state: 'refunded',
  closedAt: at(16, 9, 30),
  steps: [...paid.steps, asked, { at: at(16, 9, 30), kind: 'refunded', note: '' }],
  refund: {
    reason: '公司已统一采购',
    askedAt: asked.at,
    expectedAt: at(17, 18),
    decidedAt: at(16, 9, 30),
    note: '已核实，同意退款',
    amount: null,
  },
  membership: { planId: 'plan-buyer-year', from: at(12, 15, 18, 3), until: at(16, 9, 30) },
});

export const late = order({
  orderNo: 'HP202611050220187745',
  state: 'refunded',
  createdAt: at(5, 14, 20, 18),
  payBy: at(5, 14, 50, 18),
  paidAt: at(5, 14, 52, 40),
  closedAt: at(5, 14, 50, 18),
  steps: [
    { at: at(5, 14, 20, 18), kind: 'created', note: '' },
    { at: at(5, 14, 20, 30), kind: 'paying', note: '' },
    { at: at(5, 14, 50, 18), kind: 'expired', note: '' },
    { at: at(5, 14, 52, 40), kind: 'latePaid', note: '' },
    { at: at(5, 14, 52, 41), kind: 'refunded', note: '' },
  ],
  refund: {
    reason: '付款晚于截止时间',
    askedAt: at(5, 14, 52, 40),
    expectedAt: null,
    decidedAt: at(5, 14, 52, 41),
    note: '付款晚于截止时间，已自动退回',
    amount: null,
  },
});

export const cancelled = order({
  orderNo: 'HP202610190905126690',
  goodsId: 'plan-service-year',
  goodsName: '机构会员',
  amount: 1_980_000,
  state: 'cancelled',
  createdAt: Date.UTC(2026, 9, 19, 1, 5, 12),
  closedAt: Date.UTC(2026, 9, 19, 1, 9, 40),
  steps: [
    { at: Date.UTC(2026, 9, 19, 1, 5, 12), kind: 'created', note: '' },
    { at: Date.UTC(2026, 9, 19, 1, 9, 40), kind: 'cancelled', note: '' },
  ],
});

export const invoiced = order({
  ...paid,
  steps: [
    ...paid.steps,
    { at: at(13, 9, 20), kind: 'invoiceAsked', note: '' },
    { at: at(15, 16, 5), kind: 'invoiceIssued', note: '' },
  ],
  invoice: {
    kind: 'company',
    title: '恒泰产业资本管理（上海）有限公司',
    taxNumber: '91310000MA1FL4T92A',
    email: 'caiwu@hengtai.example',
    state: 'issued',
    askedAt: at(13, 9, 20),
    issuedAt: at(15, 16, 5),
    closedAt: null,
    reversalDueAt: null,
    reversedAt: null,
  },
});

export const long = order({
  ...refunding,
  goodsName: '机构会员（每月三百次咨询与新项目立即提醒，三家单位三年期联合采购）',
  amount: 128_598_000,
  refund: {
    reason:
      '集团已于十一月十日完成统一采购，覆盖本公司及全部下属企业，继续保留单独的套餐将重复支出，现申请退回本订单全部款项，请按原支付路径退还。',
    askedAt: asked.at,
    expectedAt: at(23, 18),
    decidedAt: null,
    note: '',
    amount: null,
  },
});

/** Paid tickets of a conference, of whose price half goes back now. */
export const paidTickets = order({
  ...paid,
  orderNo: 'HP202611120316448099',
  goodsId: 'tickets-R730184526190',
  goodsName: '先进制造并购对接会（苏州） 对接席 × 2',
  amount: 6_800_000,
  refundNow: { amount: 3_400_000, percent: 50 },
  membership: null,
});

export const partRefunded = order({
  ...paidTickets,
  state: 'refunded',
  closedAt: at(16, 9, 30),
  refundNow: null,
  steps: [...paid.steps, asked, { at: at(16, 9, 30), kind: 'refunded', note: '' }],
  refund: {
    reason: '行程有变',
    askedAt: asked.at,
    expectedAt: at(17, 18),
    decidedAt: at(16, 9, 30),
    note: '审核通过，已原路退回',
    amount: 3_400_000,
  },
});

export const orders: readonly Order[] = [order(), paid, refunding, late, refunded, partRefunded, cancelled];

export const ordersOf = (items: readonly Order[], more: boolean): Page<Order> => ({
  items,
  total: more ? 60 : items.length,
  next: more ? { cursor: null, page: 2, pageSize: 20 } : null,
});
