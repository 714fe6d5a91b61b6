import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atCashier, memberAt, paid } from '../../support/gateway/orders';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const kinds = (steps: readonly { readonly kind: string }[]) => steps.map(({ kind }) => kind);

describe('a payment at the cashier', () => {
  test('[PAY-04] opens the membership, and the check says 200 from then on', async () => {
    const member = await memberAt(gateway, 'u1');
    const orderNo = await member.placed();
    expect(await member.check(orderNo)).toBe(402);
    const cashier = await member.cashier(orderNo);
    expect(cashier.startsWith(`${gateway.secondUrl}/cashier/`)).toBe(true);
    const page = await (await fetch(cashier)).text();
    expect(page).toContain('¥2,980.00');
    expect((await atCashier(cashier, 'pay')).status).toBe(200);
    expect(await member.check(orderNo)).toBe(200);
    const order = await member.detail(orderNo);
    expect(order).toMatchObject({ state: 'paid', amount: '2980.00', paidAt: gateway.clock.now() });
    expect(kinds(order.steps)).toEqual(['created', 'paying', 'paid']);
    expect((await member.userInfo()).permissions).toContain('deal.contact');
    expect((await member.messages())[0]).toMatchObject({
      kind: 'order',
      title: '买方会员已开通',
      link: `/pay/${orderNo}`,
    });
  });

  test('[PAY-16] after a cancel is given back, and the member is told', async () => {
    const member = await memberAt(gateway, 'u2');
    const orderNo = await member.placed();
    const cashier = await member.cashier(orderNo);
    expect((await member.cancel(orderNo)).raw).toContain('"state":"200"');
    await atCashier(cashier, 'pay');
    expect(await member.check(orderNo)).toBe(410);
    expect(kinds((await member.detail(orderNo)).steps)).toEqual([
      'created',
      'paying',
      'cancelled',
      'latePaid',
      'refunded',
    ]);
    expect((await member.messages())[0]?.title).toBe('订单关闭后到账，款项已退回');
    expect((await member.userInfo()).permissions).not.toContain('deal.contact');
  });

  test('[PAY-16] a refund shows its way, and what was opened closes again', async () => {
    const member = await memberAt(gateway, 'u2');
    const orderNo = await paid(member);
    expect((await member.membership()).state).toBe('active');
    expect((await member.post('saveRefund', { orderNo, reason: '选错了套餐' })).code).toBe(200);
    expect(await gateway.inside.desk.orders.refunds()).toMatchObject({
      right: expect.stringContaining(orderNo) as string,
    });
    expect(await gateway.inside.desk.orders.approveRefund(orderNo)).toMatchObject({ _tag: 'Right' });
    expect(await member.detail(orderNo)).toMatchObject({ state: 'refunded', membership: null });
    expect((await member.membership()).state).toBe('none');
  });
});
