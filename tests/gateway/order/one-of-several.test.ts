import { afterAll, beforeAll, expect, test } from 'vitest';
import { atCashier, memberAt } from '../../support/gateway/orders';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('[PAY-13] of two orders for the same goods one is paid: the other is closed with it, and says why', async () => {
  const member = await memberAt(gateway, 'u1');
  const [first, second] = [await member.placed(), await member.placed()];
  const otherGoods = await member.placed('plan-facility-year');
  const ofAnother = await (await memberAt(gateway, 'u2')).placed();
  await atCashier(await member.cashier(first), 'pay');
  expect(await member.check(first)).toBe(200);
  const closed = await member.detail(second);
  expect(closed.state).toBe('cancelled');
  expect(closed.steps.at(-1)).toMatchObject({ kind: 'overtaken', note: `已支付的订单 ${first}` });
  expect(await member.prepay('orderWXOtherBower', second)).toMatchObject({ resultCode: 410 });
  expect(await member.check(otherGoods)).toBe(402);
  expect(await (await memberAt(gateway, 'u2')).check(ofAnother)).toBe(402);
});

test('[PAY-16] two orders paid at two cashiers open one membership: the second’s money goes back with a message', async () => {
  const member = await memberAt(gateway, 'u2');
  const [first, second] = [
    await member.placed('plan-facility-year'),
    await member.placed('plan-facility-year'),
  ];
  const cashiers = [await member.cashier(first), await member.cashier(second)];
  for (const cashier of cashiers) await atCashier(cashier, 'pay');
  expect([(await member.detail(first)).state, (await member.detail(second)).state]).toEqual([
    'paid',
    'refunded',
  ]);
  expect((await member.messages())[0]).toMatchObject({
    title: '订单关闭后到账，款项已退回',
    link: `/pay/${second}`,
  });
  const [audited] = (await gateway.inside.audit.of('u2', 0)).filter(({ orderNo }) => orderNo === second);
  expect(audited?.charges).toMatchObject([{ returned: true }]);
});

test('[PAY-17] times of one order agree: whenever it is heard of, nothing happens before what led to it', async () => {
  const member = await memberAt(gateway, 'u1');
  const orderNo = await member.placed('plan-service-year');
  const cashier = await member.cashier(orderNo);
  await atCashier(cashier, 'later');
  const paidAt = gateway.clock.now();
  gateway.clock.move(25_000);
  await expect.poll(() => member.check(orderNo)).toBe(200);
  const order = await member.detail(orderNo);
  expect(order.steps.at(-1)).toMatchObject({ kind: 'paid', at: paidAt });
  expect([order.paidAt, order.membership?.from]).toEqual([paidAt, paidAt]);
});
