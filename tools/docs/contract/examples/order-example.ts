import type { Order } from '../../../../contract/order/order';
import { minuteMs } from '../../../../contract/values/duration';

const at = Date.UTC(2026, 10, 21, 1, 12);

/** A paid order, as the documents show it. */
export const orderExample: Order = {
  orderNo: 'HP202611210000000001',
  goodsId: 'plan-buyer-year',
  goodsName: '买方会员',
  amount: 298_000,
  state: 'paid',
  createdAt: at,
  payBy: at + 30 * minuteMs,
  paidAt: at + minuteMs,
  closedAt: null,
  steps: [
    { at, kind: 'created', note: '' },
    { at: at + minuteMs, kind: 'paid', note: '' },
  ],
  refund: null,
  refundNow: null,
  invoice: null,
  membership: {
    planId: 'plan-buyer-year',
    from: at + minuteMs,
    until: at + minuteMs + 365 * 1_440 * minuteMs,
  },
};
