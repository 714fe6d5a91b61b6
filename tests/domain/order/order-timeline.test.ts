import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Order } from '../../../contract/order/order';
import { orderTimeline } from '../../../src/domain/order/order-timeline';
import { orders } from '../../support/arbitraries/orders';
import { times } from '../../support/arbitraries/values';
import { propertyRuns } from '../../support/property';

const created: Order = {
  orderNo: 'HP202611200000000001',
  goodsId: 'plan-buyer-year',
  goodsName: '买方会员',
  amount: 298_000,
  state: 'created',
  createdAt: 1_000,
  payBy: 5_000,
  paidAt: null,
  closedAt: null,
  steps: [{ at: 1_000, kind: 'created', note: '' }],
  refund: null,
  refundNow: null,
  invoice: null,
  membership: null,
};
const paid: Order = {
  ...created,
  state: 'paid',
  paidAt: 3_000,
  steps: [...created.steps, { at: 3_000, kind: 'paid', note: '' }],
  membership: { planId: 'plan-buyer-year', from: 3_000, until: 9_000 },
};
const refunding: Order = {
  ...paid,
  state: 'refunding',
  steps: [...paid.steps, { at: 4_000, kind: 'refundAsked', note: '买错了' }],
  refund: { reason: '买错了', askedAt: 4_000, expectedAt: 8_000, decidedAt: null, note: '', amount: null },
};

const renewal: Order = { ...paid, membership: { planId: 'plan-buyer-year', from: 7_000, until: 9_000 } };
const refunded: Order = {
  ...refunding,
  state: 'refunded',
  closedAt: 5_000,
  steps: [...refunding.steps, { at: 5_000, kind: 'refunded', note: '' }],
  membership: { planId: 'plan-buyer-year', from: 3_000, until: 5_000 },
};

const reported = (order: Order, now: number) =>
  orderTimeline(order, now).map(({ kind, at, place }) => `${place} ${kind} ${at ?? '?'}`);

test.each<[string, Order, number, readonly string[]]>([
  ['to be paid', created, 2_000, ['past created 1000', 'now toPay 5000', 'ahead toOpen ?']],
  [
    'begun to be paid',
    { ...created, state: 'paying' },
    2_000,
    ['past created 1000', 'now toConfirm 5000', 'ahead toOpen ?'],
  ],
  ['overdue', created, 5_000, ['past created 1000', 'now overdue 5000']],
  ['paid', paid, 6_000, ['past created 1000', 'past paid 3000', 'past opened 3000']],
  [
    'asked back',
    refunding,
    6_000,
    [
      'past created 1000',
      'past paid 3000',
      'past opened 3000',
      'past refundAsked 4000',
      'now toDecide 8000',
      'ahead toRefund ?',
    ],
  ],
  ['a renewal', renewal, 6_000, ['past created 1000', 'past paid 3000', 'ahead opensLater 7000']],
  [
    'a renewal that has begun, with something after it',
    { ...renewal, steps: [...paid.steps, { at: 7_500, kind: 'invoiceAsked', note: '' }] },
    8_000,
    ['past created 1000', 'past paid 3000', 'past opened 7000', 'past invoiceAsked 7500'],
  ],
  [
    'refunded',
    refunded,
    6_000,
    [
      'past created 1000',
      'past paid 3000',
      'past opened 3000',
      'past refundAsked 4000',
      'past refunded 5000',
      'past rightsClosed 5000',
    ],
  ],
  [
    'refunded before its rights began',
    { ...refunded, membership: null },
    6_000,
    [
      'past created 1000',
      'past paid 3000',
      'past refundAsked 4000',
      'past refunded 5000',
      'past rightsClosed 5000',
    ],
  ],
  [
    'paid too late',
    {
      ...created,
      state: 'refunded',
      steps: [
        ...created.steps,
        { at: 5_500, kind: 'latePaid', note: '' },
        { at: 5_500, kind: 'refunded', note: '' },
      ],
    },
    6_000,
    ['past created 1000', 'past latePaid 5500', 'past refunded 5500'],
  ],
  [
    'paid twice',
    {
      ...paid,
      steps: [
        ...paid.steps,
        { at: 3_500, kind: 'paidAgain', note: '' },
        { at: 3_500, kind: 'returnedAgain', note: '' },
      ],
    },
    6_000,
    [
      'past created 1000',
      'past paid 3000',
      'past opened 3000',
      'past paidAgain 3500',
      'past returnedAgain 3500',
    ],
  ],
])('[PAY-15][PAY-16] the timeline of an order that is %s', (_, order, now, lines) => {
  expect(reported(order, now)).toEqual(lines);
});

test('[PAY-16] a timeline tells every step in its order, then at most one thing that is now, then what comes', () => {
  fc.assert(
    fc.property(orders, times, (order, now) => {
      const entries = orderTimeline(order, now);
      const places = entries.map(({ place }) => ({ past: 0, now: 1, ahead: 2 })[place]);
      expect(places).toEqual(places.toSorted());
      expect(places.filter((place) => place === 1).length).toBeLessThanOrEqual(1);
      expect(
        entries.filter(({ place, kind }) => place === 'past' && kind !== 'opened' && kind !== 'rightsClosed'),
      ).toEqual(order.steps.map((step) => ({ ...step, place: 'past' })));
    }),
    { numRuns: propertyRuns },
  );
});
