import 'reflect-metadata/lite';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditedOrder } from '../../../gateway/src/ports/order-audit';
import { paymentOutcome } from '../../../src/domain/payment/outcome';
import { soakOptions } from '../../../tools/soak/options';
import { judged } from '../../../tools/soak/payment/judge';
import { oneRun } from '../../../tools/soak/payment/one-run';
import { partsOf, runsOf } from '../../../tools/soak/parts';
import { storyOf, type StoryTeller } from '../../../tools/soak/payment/story';
import { anyPlan } from '../../../tools/soak/payment/step';
import { openWorld, type World } from '../../../tools/soak/payment/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 120_000);
afterAll(() => world.close());

test('[PAY-13][PAY-16] whatever is done and goes wrong, nothing is charged twice and nothing paid is lost', async () => {
  await fc.assert(
    fc.asyncProperty(anyPlan, async (plan) => {
      const { doubleCharges, lostPayments, untoldOrders, faults } = await oneRun(world, plan);
      expect({ doubleCharges, lostPayments, untoldOrders, faults }).toEqual({
        doubleCharges: 0,
        lostPayments: 0,
        untoldOrders: 0,
        faults: [],
      });
    }),
    { numRuns: 25, endOnFailure: true },
  );
}, 240_000);

const order = (changed: Partial<AuditedOrder> = {}): AuditedOrder => ({
  orderNo: 'HP1',
  key: 'k1',
  state: 'paid',
  ledger: [
    { kind: 'created', from: null, to: 'created' },
    { kind: 'paid', from: 'created', to: 'paid' },
  ],
  charges: [{ chargeId: '1', returned: false, acknowledged: true }],
  ...changed,
});
const shown = (): boolean => true;
const hidden = (): boolean => false;
const told = storyOf();
told.begins('k1', 'plan');
told.ends('HP1', paymentOutcome('leftForCashier'));

test('[PAY-13] the judge sees a double charge, a lost payment, and a ledger that is not right', () => {
  expect(judged([order()], shown, 1, told)).toMatchObject({ doubleCharges: 0, lostPayments: 0, faults: [] });
  expect(judged([order()], hidden, 1, told).lostPayments).toBe(1);
  expect(judged([order(), order({ orderNo: 'HP2' })], shown, 1, told)).toMatchObject({
    untoldOrders: 1,
    faults: ['two orders of one intent'],
  });
  expect(judged([order({ charges: [] })], shown, 1, told).faults).toEqual([
    'HP1: shown as paid without a charge',
  ]);
  const gap = order({
    ledger: [
      { kind: 'created', from: null, to: 'created' },
      { kind: 'paid', from: 'cancelled', to: 'paid' },
    ],
  });
  expect(judged([gap], shown, 1, told).faults).toEqual(['HP1: the ledger has a gap']);
  expect(judged([order({ state: 'refunded' })], shown, 1, told).faults).toEqual([
    'HP1: the ledger ends elsewhere than the order',
  ]);
});

test('[PAY-13] one wish is charged twice when the second cashier opened without a told result 1', () => {
  const twice = (goodsId: string, knows: boolean, returned = false): number => {
    const story = storyOf();
    story.begins('k1', 'plan');
    story.opens('HP1');
    if (knows) story.ends('HP1', paymentOutcome('paid'));
    story.begins('k2', goodsId);
    story.opens('HP2');
    story.ends('HP1', paymentOutcome('paid'));
    story.opens('HP2');
    const charges = [{ chargeId: '2', returned, acknowledged: true }];
    const orders = [order(), order({ orderNo: 'HP2', key: 'k2', charges })];
    return judged(orders, shown, 1, story).doubleCharges;
  };
  expect(twice('plan', false)).toBe(1);
  expect(twice('plan', true)).toBe(0);
  expect(twice('another plan', false)).toBe(0);
  expect(twice('plan', false, true)).toBe(0);
});

test('[PAY-13] whoever was told of a payment and then pays an older order of theirs chose to', () => {
  const story = storyOf();
  story.begins('k1', 'plan');
  story.begins('k2', 'plan');
  story.opens('HP2');
  story.ends('HP2', paymentOutcome('paid'));
  story.opens('HP1');
  const orders = [
    order(),
    order({ orderNo: 'HP2', key: 'k2', charges: [{ chargeId: '2', returned: false, acknowledged: true }] }),
  ];
  expect(judged(orders, shown, 2, story).doubleCharges).toBe(0);
});

test('[PAY-10] an order is told of by its number, or asked about by the key that the device keeps', () => {
  const untold = (tell: (story: StoryTeller) => void): number => {
    const story = storyOf();
    story.begins('k1', 'plan');
    tell(story);
    return judged([order()], shown, 1, story).untoldOrders;
  };
  const thing = { orderNo: null, goodsName: '买方会员', amount: 1 };
  const asks = { kind: 'askingConfirmation', until: 1, left: false, note: null, ...thing } as const;
  expect(untold(() => undefined)).toBe(1);
  expect(untold((story) => story.ends('HP1', paymentOutcome('checkRefused')))).toBe(0);
  expect(untold((story) => story.ends(null, paymentOutcome('orderRefused')))).toBe(1);
  expect(untold((story) => story.shows(asks, 'k1'))).toBe(0);
  expect(untold((story) => story.shows(asks, 'k2'))).toBe(1);
  expect(untold((story) => story.keeps('k1'))).toBe(0);
  expect(untold((story) => story.shows({ ...asks, orderNo: 'HP1' }, null))).toBe(0);
});

test('so many runs are run as were asked for', () => {
  const sizes = (runs: number) => Array.from({ length: partsOf(runs) }, (_, part) => runsOf(part, runs));
  expect([sizes(50), sizes(100), sizes(250)]).toEqual([[50], [100], [100, 100, 50]]);
});

test('the command line of the soak says what it does not know', () => {
  expect(soakOptions(['payment'])).toMatchObject({ runs: 10_000, seed: 1, fresh: false });
  expect(soakOptions(['payment', '--runs', '500', '--fresh'])).toMatchObject({ runs: 500, fresh: true });
  for (const wrong of [[], ['orders'], ['payment', '--runs', 'x'], ['payment', '--what']])
    expect(soakOptions(wrong)).toBeNull();
});
