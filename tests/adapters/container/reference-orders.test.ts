import 'reflect-metadata/lite';
import { randomUUID } from 'node:crypto';
import { isRight, left, right, type Either } from 'fp-ts/Either';
import { Container } from 'inversify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configFileModule } from '../../../src/adapters/config-file/module';
import { callsModule } from '../../../src/adapters/gateway-http/calls-module';
import { gatewayHttpModule } from '../../../src/adapters/gateway-http/module';
import { SystemClock } from '../../../src/adapters/system-clock/system-clock';
import { systemClockModule } from '../../../src/adapters/system-clock/module';
import { tokens } from '../../../src/adapters/tokens';
import { firstPage } from '../../../src/domain/page/page';
import { AppPrepay, H5Prepay, readPrepay, WechatPrepay } from '../../../contract/payment/prepay';
import { Token } from '../../../contract/account/token';
import { RememberedLog, RememberedReports } from '../../support/fakes/gateway-needs';
import { MemoryTokenStore } from '../../support/fakes/memory-token-store';
import { tokenOf } from '../../support/gateway/log-in';
import { atCashier } from '../../support/gateway/orders';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { config } from '../../support/samples/config';

const started: { gateway?: TestGateway } = {};
const gateway = (): TestGateway => {
  if (started.gateway === undefined) throw new Error('the gateway has not started');
  return started.gateway;
};
beforeAll(async () => {
  started.gateway = await startTestGateway();
}, 60_000);
afterAll(() => gateway().close());

/** The client's ports as the browser composes them, for a member of the reference gateway. */
const portsOf = async (account: string) => {
  const { url, secondUrl } = gateway();
  const container = new Container();
  const store = new MemoryTokenStore();
  const token = await tokenOf(gateway(), account);
  if (Token.is(token)) store.write(token)();
  container.load(
    configFileModule(config({ gatewayUrl: url, payHost: secondUrl })),
    systemClockModule(new SystemClock()),
    gatewayHttpModule,
    callsModule,
  );
  container.bind(tokens.tokenStore).toConstantValue(store);
  container.bind(tokens.deviceIdentity).toConstantValue({ deviceId: () => 'd'.repeat(32) });
  container.bind(tokens.callReporter).toConstantValue(new RememberedReports());
  container.bind(tokens.log).toConstantValue(new RememberedLog());
  return {
    orders: container.get(tokens.gateways).order,
    payHost: container.get(tokens.gateways).payHost,
    membership: container.get(tokens.gateways).membership,
    openIds: container.get(tokens.gateways).openId,
  };
};

const value = <A>(result: Either<unknown, A>): A => {
  if (isRight(result)) return result.right;
  throw new Error(`failed: ${JSON.stringify(result.left)}`);
};

test('[GAT-10][PAY-12] a member orders, pays at the cashier, asks for an invoice and for the money back', async () => {
  const { orders, payHost, membership } = await portsOf('u1');
  const [plan] = value(await membership.plans()());
  if (plan === undefined) throw new Error('there are no plans');
  expect(await orders.checkBuyGrade(plan.planId)()).toEqual(right(undefined));
  const placing = { goodsId: plan.planId, data: {}, key: randomUUID() };
  const orderNo = value(await orders.placeAnOrder(placing)());
  expect(await orders.placeAnOrder(placing)()).toEqual(right(orderNo));
  expect(await orders.placeAnOrder({ ...placing, goodsId: 'plan-service-year' })()).toMatchObject(
    left({ kind: 'refused', code: 409 }),
  );
  expect(await orders.check(orderNo)()).toMatchObject(left({ kind: 'refused', code: 402 }));

  const prepared = value(readPrepay(H5Prepay)(value(await payHost.h5(orderNo)())));
  await atCashier(prepared.mweb_url, 'pay');
  expect(await orders.check(orderNo)()).toEqual(right(undefined));
  expect(await orders.cancelPay(orderNo)()).toMatchObject(left({ kind: 'refused', code: 409 }));
  const invoice = {
    orderNo,
    kind: 'personal',
    title: '沈怀远',
    taxNumber: '',
    email: 'a@example.com',
  } as const;
  expect(await orders.saveInvoice(invoice)()).toEqual(right(undefined));
  expect(await orders.saveInvoice(invoice)()).toEqual(right(undefined));
  expect(await orders.saveRefund({ orderNo, reason: '重复购买，申请退款', amount: null })()).toEqual(
    right(undefined),
  );
  const order = value(await orders.detail(orderNo)());
  expect(order).toMatchObject({ state: 'refunding', amount: plan.amount, invoice: { title: '沈怀远' } });
  expect(value(await membership.mine()()).planId).toBe(plan.planId);
});

test('[PAY-11][PAY-12] an order is cancelled, and again; prepay data of each kind are complete; lists go on', async () => {
  const { orders, payHost } = await portsOf('u2');
  const place = async () =>
    value(await orders.placeAnOrder({ goodsId: 'plan-buyer-year', data: {}, key: randomUUID() })());
  const orderNo = await place();
  expect(isRight(readPrepay(AppPrepay)(value(await payHost.app(orderNo)())))).toBe(true);
  const inWechat = value(await payHost.wechat({ orderNo, openId: 'oAbcdefghijklmnopqrstuvwxyz1' })());
  expect(isRight(readPrepay(WechatPrepay)(inWechat))).toBe(true);
  expect(await payHost.wechat({ orderNo, openId: '' })()).toMatchObject(left({ kind: 'refused' }));
  expect(await orders.cancelPay(orderNo)()).toEqual(right(undefined));
  expect(await orders.cancelPay(orderNo)()).toEqual(right(undefined));
  await place();

  const first = value(await orders.list({ ...firstPage(1), state: 'all' })());
  if (first.next === null) throw new Error('the list does not go on');
  const second = value(await orders.list({ ...first.next, state: 'all' })());
  expect(second.items[0]?.orderNo).not.toBe(first.items[0]?.orderNo);
  const toPay = value(await orders.list({ ...firstPage(), state: 'toPay' })());
  expect(toPay.items.length).toBeGreaterThan(0);
  expect(toPay.items.every(({ state }) => state === 'created' || state === 'paying')).toBe(true);
});

test('[PAY-08][PAY-12] what is another’s, or none, is refused', async () => {
  const [mine, other] = [await portsOf('u1'), await portsOf('u3')];
  const key = randomUUID();
  const orderNo = value(await mine.orders.placeAnOrder({ goodsId: 'plan-service-year', data: {}, key })());
  for (const asked of [
    other.orders.detail(orderNo),
    other.orders.check(orderNo),
    other.orders.cancelPay(orderNo),
    other.payHost.h5(orderNo),
  ])
    expect(await asked()).toMatchObject(left({ kind: 'refused', code: 404 }));
  expect(await mine.openIds.openId('nothing')()).toMatchObject(left({ kind: 'refused' }));
});
