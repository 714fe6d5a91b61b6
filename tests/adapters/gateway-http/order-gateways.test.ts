import * as fc from 'fast-check';
import { isLeft, left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { GatewayCaller } from '../../../src/adapters/gateway-http/gateway-caller';
import { gatewaysOver } from '../../../src/adapters/gateway-http/gateways-over';
import type { WireAnswer } from '../../../src/adapters/transport';
import { Order } from '../../../contract/order/order';
import { firstPage } from '../../../src/domain/page/page';
import type { Call } from '../../../src/ports/call';
import { orders } from '../../support/arbitraries/orders';
import {
  answered,
  fixedToken,
  PreparedTransport,
  RememberedLog,
  rememberedDelay,
  RememberedReports,
} from '../../support/fakes/gateway-needs';
import { propertyRuns } from '../../support/property';

const scene = (answer: WireAnswer) => {
  const transport = new PreparedTransport([answer]);
  const reports = new RememberedReports();
  const { delay } = rememberedDelay();
  const caller = new GatewayCaller(transport, fixedToken('tk'), reports, new RememberedLog(), delay);
  return { transport, reports, ...gatewaysOver(caller) };
};
type Scene = ReturnType<typeof scene>;
const orderNo = 'HP202611210000000001';
const placed = { goodsId: 'plan-buyer-year', data: { planId: 'plan-buyer-year' }, key: 'k-1' };
const invoice = { kind: 'personal', title: ' 何嘉 ', taxNumber: '9131', email: ' a@b.cn ' } as const;

const calls: [string, string, (scene: Scene) => Call<unknown>, Record<string, string>, number, boolean][] = [
  ['POST', 'wxPay!checkBuyGrade', (at) => at.order.checkBuyGrade('g1'), { goodsId: 'g1' }, 1, true],
  [
    'POST',
    'wxPay!placeAnOrder',
    (at) => at.order.placeAnOrder(placed),
    { goodsId: placed.goodsId, data: '{"planId":"plan-buyer-year"}' },
    1,
    true,
  ],
  ['POST', 'wxPay!check', (at) => at.order.check(orderNo), { orderNo }, 1, true],
  ['POST', 'wxPay!cancelPay', (at) => at.order.cancelPay(orderNo), { orderNo }, 1, true],
  ['GET', 'wxPay!detail', (at) => at.order.detail(orderNo), { orderNo }, 2, true],
  [
    'POST',
    'wxPay!orderList',
    (at) => at.order.list({ ...firstPage(), state: 'toPay' }),
    { state: 'created,paying', page: '1', pageSize: '20' },
    2,
    true,
  ],
  [
    'POST',
    'wxPay!saveRefund',
    (at) => at.order.saveRefund({ orderNo, reason: ' 买错了 ', amount: 3_400_000 }),
    { orderNo, reason: '买错了', amount: '34000.00' },
    1,
    true,
  ],
  [
    'POST',
    'wxPay!saveInvoice',
    (at) => at.order.saveInvoice({ orderNo, ...invoice }),
    { orderNo, kind: 'personal', title: '何嘉', taxNumber: '', email: 'a@b.cn' },
    1,
    true,
  ],
  ['POST', 'wxPay!openId', (at) => at.openId.openId('c1'), { code: 'c1' }, 1, true],
  ['GET', 'member!plans', (at) => at.membership.plans(), {}, 2, true],
  ['GET', 'member!mine', (at) => at.membership.mine(), {}, 2, true],
];

test.each(calls)(
  '[PAY-03][GAT-08] %s %s carries what it should, and is repeated only when it reads',
  async (method, name, call, params, times, handledByCaller) => {
    const one = scene({ kind: 'network' });
    expect(await call(one)()).toEqual(left({ kind: 'network' }));
    expect(one.transport.calls).toHaveLength(times);
    const path = `/webapp/${name}.action`;
    expect(one.transport.calls[0]).toMatchObject({ method, path, params, token: 'tk' });
    expect(one.reports.reported).toEqual([{ failure: { kind: 'network' }, handledByCaller, token: 'tk' }]);
  },
);

test('[PAY-13] an order carries the key of its intent', async () => {
  const at = scene(answered({ resultCode: 200, data: { orderNo } }));
  expect(await at.order.placeAnOrder(placed)()).toEqual(right(orderNo));
  expect(at.transport.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k-1']);
});

const done = [200, '200', 1, '1', '200.0'];
const notDone = [0, 402, '402', true, 'ok', [200]];
const absent = [undefined, null, ''];
const said = '订单尚未支付';
const money = (answer: object, data: object = {}) =>
  ['check', 'checkBuyGrade', 'placeAnOrder', 'cancelPay'].map((name) => {
    const at = scene(answered({ ...answer, message: said, data })).order;
    if (name === 'placeAnOrder') return at.placeAnOrder(placed)();
    return name === 'check' || name === 'cancelPay' ? at[name](orderNo)() : at.checkBuyGrade('g1')();
  });
const areDone = async (answer: object, data?: object): Promise<readonly boolean[]> =>
  (await Promise.all(money(answer, data))).map((end) => !isLeft(end));

test.each([...done.map((code) => [code, true]), ...notDone.map((code) => [code, false])])(
  '[PAY-03][PAY-04] by whichever of its two fields a code of %j comes: done is %s',
  async (code, isDone) => {
    const data = isDone === true ? { orderNo } : {};
    const expected = [isDone, isDone, isDone, isDone];
    for (const empty of absent) {
      expect(await areDone({ resultCode: code, state: empty }, data)).toEqual(expected);
      expect(await areDone({ resultCode: empty, state: code }, data)).toEqual(expected);
    }
  },
);

test('[PAY-04][PAY-11] of both fields checks believe resultCode, and cancelling believes state', async () => {
  expect(await areDone({ resultCode: 200, state: 409 }, {})).toEqual([true, true, false, false]);
  expect(await areDone({ resultCode: 409, state: '200' }, {})).toEqual([false, false, false, true]);
});

test.each(absent)(
  '[PAY-04] a code of %j in both fields is none: no money is believed to be paid',
  async (code) => {
    const ends = await Promise.all(money({ resultCode: code, state: code }));
    const none = (field: string) => left({ kind: 'malformed', field });
    expect([ends[0], ends[1], ends[3]]).toEqual([none('resultCode'), none('resultCode'), none('state')]);
  },
);

test('[PAY-03] an order whose number came was placed, whatever stands beside it; only 401 ends the session', async () => {
  const ordered = async (answer: object) => scene(answered(answer)).order.placeAnOrder(placed)();
  for (const code of [...done, ...notDone, ...absent]) {
    expect(await ordered({ resultCode: code, message: '下单失败', data: { orderNo } })).toEqual(
      right(orderNo),
    );
    expect(await ordered({ state: code, orderNo: 20261122 })).toEqual(right('20261122'));
  }
  expect(await ordered({ resultCode: 401, orderNo, message: '请登录' })).toEqual(
    left({ kind: 'unauthenticated', message: '请登录' }),
  );
});

test('[PAY-03] a success without the number of an order is no refusal: nobody knows whether it was placed', async () => {
  for (const data of [{}, { orderNo: '' }, { orderNo: 'a b' }, null])
    expect(
      await scene(answered({ resultCode: 200, message: '下单成功', data })).order.placeAnOrder(placed)(),
    ).toEqual(left({ kind: 'malformed', field: data === null ? 'orderNo' : 'data.orderNo' }));
});

test('[PAY-04] what the gateway says otherwise is told with its words', async () => {
  const at = scene(answered({ resultCode: 402, message: '订单尚未支付' }));
  expect(await at.order.check(orderNo)()).toEqual(
    left({ kind: 'refused', code: 402, message: '订单尚未支付' }),
  );
});

test.each([
  [{ state: '200' }, true],
  [{ state: 200 }, true],
  [{ resultCode: 200, state: '200' }, true],
  [{ resultCode: 200 }, true],
  [{ resultCode: 200, state: '409', message: '订单已支付，不能取消' }, false],
  [{ state: '409', message: '订单已支付，不能取消' }, false],
  [{ state: '1' }, true],
  [{}, false],
])('[PAY-11] cancelling answered by %j: cancelled is %s', async (answer, isCancelled) => {
  expect(!isLeft(await scene(answered(answer)).order.cancelPay(orderNo)())).toBe(isCancelled);
});

test('[ENT-01] an order of the wire is read whole, in a page and alone', () => {
  return fc.assert(
    fc.asyncProperty(orders, async (order) => {
      const wire = Order.encode(order);
      expect(await scene(answered({ resultCode: 200, data: wire })).order.detail('o')()).toEqual(
        right(order),
      );
      const list = { resultCode: 200, data: { list: [wire], total: 1, next: null } };
      expect(await scene(answered(list)).order.list({ ...firstPage(), state: 'all' })()).toEqual(
        right({ items: [order], total: 1, next: null }),
      );
    }),
    { numRuns: Math.min(propertyRuns, 200) },
  );
});

test('[PAY-12][PAY-07] the pay host is asked straight, once, and what it answers is handed on as it came', async () => {
  const data = { mweb_url: 7, odd: { deep: [] } };
  const asks: ((at: Scene) => Call<unknown>)[] = [
    ({ payHost }) => payHost.app(orderNo),
    ({ payHost }) => payHost.h5(orderNo),
    ({ payHost }) => payHost.wechat({ orderNo, openId: 'o1' }),
  ];
  const paths = ['/pay/orderWXAPP', '/pay/orderWXOtherBower', '/pay/orderWXBower'];
  for (const [place, ask] of asks.entries()) {
    const at = scene(answered({ resultCode: 200, data }));
    expect(await ask(at)()).toMatchObject(right(data));
    const params = place === 2 ? { orderNo, openId: 'o1' } : { orderNo };
    expect(at.transport.calls).toMatchObject([
      { method: 'GET', path: paths[place], params, straightTo: 'payHost', token: 'tk' },
    ]);
    const lost = scene({ kind: 'network' });
    await ask(lost)();
    expect(lost.transport.calls).toHaveLength(1);
  }
});
