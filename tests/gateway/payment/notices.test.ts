import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hmacSignatures } from '../../../gateway/src/adapters/payment/hmac-signatures';
import { httpPostNotice } from '../../../gateway/src/adapters/payment/http-post-notice';
import type { PostNotice, WireNotice } from '../../../gateway/src/ports/post-notice';
import { atCashier, memberAt, type Member } from '../../support/gateway/orders';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

/** What the payment service sent, and what becomes of it: it arrives unless a test says otherwise. */
const line: { sent: WireNotice[]; post: PostNotice } = { sent: [], post: httpPostNotice };
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    postNotice: (address, notice) => {
      line.sent.push(notice);
      return line.post(address, notice);
    },
  });
});
afterAll(() => gateway.close());
beforeEach(() => {
  line.sent = [];
  line.post = httpPostNotice;
});

const deliver = async ({ headers, body }: WireNotice): Promise<readonly [number, string]> => {
  const response = await fetch(`${gateway.url}/pay/notify`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
  return [response.status, ((await response.json()) as { message: string }).message];
};
const lost: PostNotice = () => Promise.resolve(false);

/** An order that was paid at the cashier, whose notice did not arrive. */
const paidUnheard = async (member: Member): Promise<{ orderNo: string; notice: WireNotice }> => {
  line.post = lost;
  const orderNo = await member.placed();
  await atCashier(await member.cashier(orderNo), 'pay');
  const [notice] = line.sent;
  if (notice === undefined) throw new Error('nothing was sent');
  return { orderNo, notice };
};
/** How often the payment service has told of an order. */
const sentOf = (orderNo: string): number => line.sent.filter(({ body }) => body.includes(orderNo)).length;
/** Waits for what the gateway does by itself. */
const soon = (check: () => unknown): Promise<unknown> => vi.waitFor(check, { timeout: 10_000, interval: 20 });
const kindsOf = async (member: Member, orderNo: string) =>
  (await member.detail(orderNo)).steps.map(({ kind }) => kind);

describe('a notice of the payment service', () => {
  test('[PAY-16] that is forged in any part moves nothing', async () => {
    const member = await memberAt(gateway, 'u1');
    const other = await member.placed();
    const { orderNo, notice } = await paidUnheard(member);
    const { headers, body } = notice;
    const forged = hmacSignatures(new Uint8Array(32)).sign({
      timestamp: headers['Pay-Timestamp'] ?? '',
      nonce: headers['Pay-Nonce'] ?? '',
      body,
    });
    for (const wrong of [
      { headers: { ...headers, 'Pay-Signature': forged }, body },
      { headers: { ...headers, 'Pay-Signature': '' }, body },
      { headers: { ...headers, 'Pay-Nonce': 'another' }, body },
      { headers: { ...headers, 'Pay-Timestamp': '1800000000' }, body },
      { headers, body: body.replace(orderNo, other) },
      { headers, body: body.replace('298000', '1') },
      { headers: {}, body },
      { headers: {}, body: 'x'.repeat(100) },
    ])
      expect(await deliver(wrong)).toEqual([401, 'forged']);
    expect(await member.check(orderNo)).toBe(402);
    expect(await member.check(other)).toBe(402);
    expect(await deliver(notice)).toEqual([200, 'paid']);
  });

  test('[PAY-13] that is replayed is refused, and one that is told again anew pays nothing twice', async () => {
    const member = await memberAt(gateway, 'u1');
    const { orderNo, notice } = await paidUnheard(member);
    expect(await deliver(notice)).toEqual([200, 'paid']);
    expect(await deliver(notice)).toEqual([401, 'replayed']);
    line.post = httpPostNotice;
    gateway.clock.move(15_000);
    await soon(() => expect(sentOf(orderNo)).toBe(2));
    expect(await kindsOf(member, orderNo)).toEqual(['created', 'paying', 'paid']);
    gateway.clock.move(60 * 60_000);
    expect(await member.check(orderNo)).toBe(200);
    expect(sentOf(orderNo)).toBe(2);
  });

  test('[PAY-16] that is older than five minutes is refused; the next one is taken', async () => {
    const member = await memberAt(gateway, 'u1');
    const { orderNo, notice } = await paidUnheard(member);
    line.post = httpPostNotice;
    gateway.clock.move(5 * 60_000 + 1_000);
    expect(await deliver(notice)).toEqual([401, 'stale']);
    await soon(async () => expect(await member.check(orderNo)).toBe(200));
  });

  test('[PAY-16] that comes after the order has expired gives the money back and tells the member', async () => {
    const member = await memberAt(gateway, 'u2');
    const { orderNo } = await paidUnheard(member);
    gateway.clock.move(31 * 60_000);
    expect(await member.check(orderNo)).toBe(410);
    line.post = httpPostNotice;
    gateway.clock.move(60 * 60_000);
    await soon(async () =>
      expect(await kindsOf(member, orderNo)).toEqual([
        'created',
        'paying',
        'expired',
        'latePaid',
        'refunded',
      ]),
    );
    expect(await member.detail(orderNo)).toMatchObject({
      state: 'refunded',
      refund: { reason: '订单关闭后到账', note: '已原路退回' },
    });
    await soon(async () => expect((await member.messages())[0]?.title).toBe('订单关闭后到账，款项已退回'));
    const [audited] = (await gateway.inside.audit.of('u2', 0)).filter((one) => one.orderNo === orderNo);
    expect(audited?.charges).toEqual([
      { chargeId: expect.stringMatching(/^\d{27}$/) as string, returned: true, acknowledged: true },
    ]);
  });

  test('[PAY-13] of many at once one is taken', async () => {
    const member = await memberAt(gateway, 'u1');
    const { orderNo, notice } = await paidUnheard(member);
    const verdicts = await Promise.all(Array.from({ length: 8 }, () => deliver(notice)));
    expect(verdicts.filter(([status]) => status === 200)).toHaveLength(1);
    expect(await kindsOf(member, orderNo)).toEqual(['created', 'paying', 'paid']);
  });
});
