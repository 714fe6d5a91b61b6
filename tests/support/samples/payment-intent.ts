import type { PaymentIntent } from '../../../src/domain/payment/intent';

/** An intent that has left for the cashier, begun at the start of the fake clock. */
export const sampleIntent: PaymentIntent = {
  version: 1,
  key: '6f1d1c2e-0000-4000-8000-000000000001',
  userId: 'u1',
  goodsId: 'plan-buyer-year',
  data: { planId: 'plan-buyer-year' },
  goodsName: '买方会员',
  amount: 298_000,
  orderNo: 'HP202611210000000001',
  channel: 'h5',
  stage: 'leftForH5',
  cashierOpened: true,
  startedAt: 1_790_000_000_000,
  deadline: 1_790_001_800_000,
};
