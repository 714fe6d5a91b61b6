import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { laterPorts } from '../../../src/main/later';
import { firstPage } from '../../../src/domain/page/page';
import { fakeOrderGateway } from '../../support/fakes/order-gateway';
import { fakeMembershipGateway, fakeOpenIdGateway, fakePayHost } from '../../support/fakes/payment-gateways';
import { soon } from '../../support/soon';

/** The ports behind a container that is loaded with the first call. */
const scene = () => {
  const behind = {
    orders: fakeOrderGateway(),
    payHost: fakePayHost(),
    openIds: fakeOpenIdGateway(),
    membership: fakeMembershipGateway(),
  };
  const ports = laterPorts(() =>
    Promise.resolve({
      orders: behind.orders.port,
      payHost: behind.payHost.port,
      openIds: behind.openIds.port,
      membership: behind.membership.port,
    }),
  );
  return { behind, ports };
};

test('[GAT-10][PAY-12] every call is passed on whole, with the signal that ends it', async () => {
  const { behind, ports } = scene();
  const { signal } = new AbortController();
  const { orders, payHost, openIds, membership } = ports;
  const placed = { goodsId: 'g1', data: {}, key: 'k1' };
  const request = { ...firstPage(), state: 'all' } as const;
  const refund = { orderNo: 'o1', reason: '买错了套餐' };
  const invoice = { orderNo: 'o1', kind: 'personal', title: '何嘉', taxNumber: '', email: 'a@b.cn' } as const;
  const calls = [
    [orders.checkBuyGrade('g1', { signal }), behind.orders.checkBuyGrade, 'g1'],
    [orders.placeAnOrder(placed, { signal }), behind.orders.placeAnOrder, placed],
    [orders.check('o1', { signal }), behind.orders.check, 'o1'],
    [orders.cancelPay('o1', { signal }), behind.orders.cancelPay, 'o1'],
    [orders.detail('o1', { signal }), behind.orders.detail, 'o1'],
    [orders.list(request, { signal }), behind.orders.list, request],
    [orders.saveRefund(refund, { signal }), behind.orders.saveRefund, refund],
    [orders.saveInvoice(invoice, { signal }), behind.orders.saveInvoice, invoice],
    [payHost.app('o1', { signal }), behind.payHost.app, 'o1'],
    [payHost.h5('o1', { signal }), behind.payHost.h5, 'o1'],
    [
      payHost.wechat({ orderNo: 'o1', openId: 'w1' }, { signal }),
      behind.payHost.wechat,
      { orderNo: 'o1', openId: 'w1' },
    ],
    [openIds.openId('c1', { signal }), behind.openIds.openId, 'c1'],
    [membership.plans({ signal }), behind.membership.plans, null],
    [membership.mine({ signal }), behind.membership.mine, null],
  ] as const;
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

test('[PAY-12] code that does not come is a network failure, as any other', async () => {
  const { orders } = laterPorts<ReturnType<typeof scene>['ports']>(() =>
    Promise.reject(new Error('offline')),
  );
  expect(await orders.check('o1')()).toEqual(left({ kind: 'network' }));
  const { behind, ports } = scene();
  const checking = ports.orders.check('o1')();
  await soon(() => expect(behind.orders.check.calls).toHaveLength(1));
  behind.orders.check.last().answer(right(undefined));
  expect(await checking).toEqual(right(undefined));
});

test('[GAT-10] a port that is awaited by mistake is no promise', async () => {
  const { ports } = scene();
  expect(await Promise.resolve(ports)).toBe(ports);
});
