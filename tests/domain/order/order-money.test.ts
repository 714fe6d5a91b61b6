import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPartRefund, listedSum, orderSum, refundNowText } from '../../../src/domain/order/order-money';
import { isPastRefund } from '../../../src/domain/order/what-is-possible';
import { orders } from '../../support/arbitraries/orders';

test('[PAY-16] the sum of a refunded order is what went back, of any other what it costs', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const part = order.refund?.amount ?? order.amount;
      expect(orderSum(order)).toBe(order.state === 'refunded' ? part : order.amount);
      if (isPartRefund(order)) expect(part).toBeLessThan(order.amount);
    }),
  );
});

test('[PAY-15][PAY-16] a list shows the price; of a partly refunded order what remains, and what went back', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const { sum, partRefund } = listedSum(order);
      const isPart = order.state === 'refunded' && isPartRefund(order);
      expect(partRefund === null).toBe(!isPart);
      expect(sum + (isPart ? orderSum(order) : 0)).toBe(order.amount);
    }),
  );
  const refund = { reason: '', askedAt: 1, expectedAt: 1, decidedAt: 1, note: '', amount: 3_400_000 };
  expect(listedSum({ state: 'refunded', amount: 9_800_000, refund })).toEqual({
    sum: 6_400_000,
    partRefund: '部分退款 ¥34,000.00（实付 ¥98,000.00）',
  });
});

test('[PAY-16] a refund says its sum and its share of the price', () => {
  expect(refundNowText({ amount: 3_400_000, percent: 50 })).toBe('将退回 ¥34,000.00（票价的 50%）');
  expect(refundNowText({ amount: 98_000, percent: 100 })).toBe('将退回 ¥980.00（全额）');
});

test('[PAY-16] only an order of tickets is past its refund where no rule returns anything', () => {
  const refundNow = { amount: 1, percent: 50 };
  expect(isPastRefund({ goodsId: 'tickets-R1', refundNow: null })).toBe(true);
  expect(isPastRefund({ goodsId: 'tickets-R1', refundNow })).toBe(false);
  expect(isPastRefund({ goodsId: 'plan-buyer-year', refundNow: null })).toBe(false);
});
