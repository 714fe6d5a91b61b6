import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { lazyCalls } from '../../../src/adapters/lazy-code/lazy-calls';
import { fakeFamilies, portsOf } from '../../support/fakes/fake-families';
import { soon } from '../../support/soon';

test('[GAT-10] a call is passed on whole once its code is loaded, with the signal that ends it', async () => {
  const fakes = fakeFamilies();
  const loads = { count: 0 };
  const callOf = lazyCalls(() => {
    loads.count += 1;
    return Promise.resolve(portsOf(fakes));
  });
  const { signal } = new AbortController();
  const placed = { goodsId: 'g1', data: {}, key: 'k1' };
  const calls = [
    [callOf(({ order }) => order.placeAnOrder)(placed, { signal }), fakes.order.placeAnOrder, placed],
    [callOf(({ payHost }) => payHost.app)('o1', { signal }), fakes.payHost.app, 'o1'],
    [callOf(({ membership }) => membership.plans)({ signal }), fakes.membership.plans, null],
  ] as const;
  expect(loads.count).toBe(0);
  for (const [call, fake, input] of calls) {
    expect(fake.calls).toHaveLength(0);
    const ending = call();
    await soon(() => expect(fake.calls).toHaveLength(1));
    const [asked] = fake.calls;
    expect([asked?.input, asked?.signal]).toEqual([input, signal]);
    asked?.answer(left({ kind: 'timeout' }));
    expect(await ending).toEqual(left({ kind: 'timeout' }));
  }
});

test('[PAY-12] code that cannot be loaded is a network failure; the next call loads it again', async () => {
  const fakes = fakeFamilies();
  const loads = { fail: true };
  const check = lazyCalls(() =>
    loads.fail ? Promise.reject(new Error('offline')) : Promise.resolve(portsOf(fakes)),
  )(({ order }) => order.check);
  expect(await check('o1')()).toEqual(left({ kind: 'network' }));
  loads.fail = false;
  const checking = check('o1')();
  await soon(() => expect(fakes.order.check.calls).toHaveLength(1));
  fakes.order.check.last().answer(right(undefined));
  expect(await checking).toEqual(right(undefined));
});
