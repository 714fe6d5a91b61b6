import { expect, test } from 'vitest';
import { whatWaits } from '../../../src/domain/member/what-waits';
import { membership } from '../../../tools/gallery/stories/membership';
import { order, paid } from '../../../tools/gallery/stories/orders';

const now = order().payBy - 60_000;
const until = now + 86_400_000;

test('[SCR-10] what waits is what can still be done, what ends first before the others', () => {
  const later = order({ orderNo: 'HP2', payBy: order().payBy + 1_000 });
  const over = order({ orderNo: 'HP3', payBy: now });
  const waits = whatWaits([later, over, paid, order()], membership({ state: 'ending', until }), now);
  expect(waits.map((one) => (one.kind === 'pay' ? one.order.orderNo : one.name))).toEqual([
    order().orderNo,
    'HP2',
    membership().name,
  ]);
});

test('[PAY-17] a membership that holds on, has ended or never was waits for nobody', () => {
  for (const state of ['active', 'ended', 'none'] as const)
    expect(whatWaits([], membership({ state, until }), now)).toEqual([]);
  expect(whatWaits([], null, now)).toEqual([]);
});
