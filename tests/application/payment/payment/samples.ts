import { left, right } from 'fp-ts/Either';
import type { AttemptStart } from '../../../../src/application/payment/payment/attempt/events';
import type { PaymentAsk } from '../../../../src/domain/payment/ask';
import type { PaymentMeans } from '../../../../src/domain/payment/channel';
import type { PaymentIntent } from '../../../../src/domain/payment/intent';
import { paymentOutcome } from '../../../../src/domain/payment/outcome';

/** When the samples begin, in milliseconds since 1970. */
export const startedAt = 1_795_000_000_000;
export const halfAnHour = 1_800_000;

export const userId = 'u1001';
export const orderNo = 'HP202611210000000001';

/** A phone's browser in which one pays at the cashier's page. */
export const h5Means: PaymentMeans = {
  channel: 'h5',
  appId: 'wx0123',
  miniProgram: { userName: 'gh_0123456789ab', path: '/pages/pay/index' },
  allowedHosts: ['pay.example', 'app.example'],
  origin: 'https://app.example',
};
export const meansOf = (channel: PaymentMeans['channel']): PaymentMeans => ({ ...h5Means, channel });

/** A member who buys a year of the plan for buyers. */
export const purchase = {
  kind: 'purchase',
  goodsId: 'plan-buyer-year',
  data: { planId: 'plan-buyer-year' },
  goodsName: '买方会员',
  amount: 298_000,
} as const satisfies PaymentAsk;

/** The same as an order that is there already. */
export const orderToPay = {
  kind: 'order',
  orderNo,
  goodsId: 'plan-buyer-year',
  goodsName: '买方会员',
  amount: 298_000,
  payBy: startedAt + halfAnHour,
} as const satisfies PaymentAsk;

export const intentOf = (given: Partial<PaymentIntent> = {}): PaymentIntent => ({
  version: 1,
  key: 'key-1',
  userId,
  goodsId: 'plan-buyer-year',
  data: { planId: 'plan-buyer-year' },
  goodsName: '买方会员',
  amount: 298_000,
  orderNo: null,
  channel: 'h5',
  stage: 'ordering',
  cashierOpened: false,
  startedAt,
  deadline: startedAt + halfAnHour,
  ...given,
});

/** An intent whose order is there and being paid. */
export const paidIntent = (given: Partial<PaymentIntent> = {}): PaymentIntent =>
  intentOf({ orderNo, stage: 'paying', ...given });

/** An intent for which the page was left. */
export const leftIntent = (given: Partial<PaymentIntent> = {}): PaymentIntent =>
  paidIntent({ stage: 'leftForH5', cashierOpened: true, ...given });

export const otherIntent = leftIntent({
  key: 'key-2',
  orderNo: 'HP202611210000000002',
  goodsName: '专业会员',
});

/** Another's order, for which no cashier was opened. */
export const unopenedIntent = paidIntent({ key: 'key-3', orderNo: otherIntent.orderNo });

export const thing = { orderNo, goodsName: '买方会员', amount: 298_000 };
export const unorderedThing = { ...thing, orderNo: null };

export const startNew: AttemptStart = { kind: 'new', asked: purchase };
export const startOrder: AttemptStart = { kind: 'new', asked: orderToPay };
export const startAgain: AttemptStart = { kind: 'resume', intent: leftIntent(), now: startedAt };
export const startCheck: AttemptStart = { kind: 'check', thing };

/** Answers in the manner of the gateway. */
export const yes = right(undefined);
export const network = left({ kind: 'network' });
export const refusedWith = (message: string) => left({ kind: 'refused', code: 402, message });

export const kept = (intent: PaymentIntent, now = startedAt) => right({ intent, now });
export const notKept = left({ kind: 'full' });

export const mwebUrl = 'https://pay.example/cashier/token1';
export const cashierAddress =
  'https://pay.example/cashier/token1?redirect_url=https%3A%2F%2Fapp.example%2Fpay%2FHP202611210000000001';

export const outcomeOf = paymentOutcome;
