import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hmacSignatures } from '../../../gateway/src/adapters/payment/hmac-signatures';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import type { Charge } from '../../../gateway/src/domain/order/order-event';
import { memberAt, paid } from '../../support/gateway/orders';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

/** The first key of a gateway is the one that notices are signed with. */
const keys: Uint8Array[] = [];
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    random: {
      ...systemRandom,
      bytes: (length) => {
        const bytes = systemRandom.bytes(length);
        if (length === 32) keys.push(bytes);
        return bytes;
      },
    },
  });
});
afterAll(() => gateway.close());

const notices = { sent: 0 };
/** As the payment service itself would tell of a charge. */
const told = async (charge: Charge): Promise<readonly [number, string]> => {
  notices.sent += 1;
  const body = JSON.stringify(charge);
  const timestamp = String(Math.floor(gateway.clock.now() / 1_000));
  const nonce = `nonce-${notices.sent}`;
  const signature = hmacSignatures(keys[0] ?? new Uint8Array()).sign({ timestamp, nonce, body });
  const response = await fetch(`${gateway.url}/pay/notify`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Pay-Timestamp': timestamp,
      'Pay-Nonce': nonce,
      'Pay-Signature': signature,
    },
    body,
  });
  return [response.status, ((await response.json()) as { message: string }).message];
};
const chargeOf = (orderNo: string, more: Partial<Charge> = {}): Charge => ({
  chargeId: `42000000${orderNo.slice(2)}`,
  orderNo,
  amount: 298_000,
  paidAt: gateway.clock.now(),
  ...more,
});

describe('a charge beyond the first', () => {
  test.each([
    ['paid', null],
    ['refunding', '选错了套餐'],
  ])('[PAY-16] of an order that is %s goes back and is called what it is', async (state, reason) => {
    const member = await memberAt(gateway, 'u2');
    const orderNo = await paid(member);
    if (reason !== null) await member.post('saveRefund', { orderNo, reason });
    expect(await told(chargeOf(orderNo))).toEqual([200, 'again']);
    const order = await member.detail(orderNo);
    expect(order).toMatchObject({ state, membership: { planId: 'plan-buyer-year' } });
    expect(order.steps.slice(-2)).toMatchObject([
      { kind: 'paidAgain', note: expect.stringMatching(/^支付单号 \d+$/) as string },
      { kind: 'returnedAgain', note: '' },
    ]);
    const [message] = await member.messages();
    expect(message?.title).toBe('重复支付的款项已退回');
    expect((await member.userInfo()).permissions).toContain('deal.contact');
    expect(await told(chargeOf(orderNo))).toEqual([200, 'repeated']);
  });
});

describe('a charge that is no order’s', () => {
  test('[PAY-16] stands written down for an operator, once however often it is told of', async () => {
    const desk = gateway.inside.desk.orders;
    expect(await desk.strays()).toMatchObject({ right: '没有对不上订单的付款' });
    const member = await memberAt(gateway, 'u1');
    const orderNo = await member.placed();
    const wrong = chargeOf(orderNo, { amount: 1 });
    const unknown = chargeOf('HP202610150000000000');
    for (let time = 0; time < 2; time += 1) {
      expect(await told(wrong)).toEqual([400, 'wrongAmount']);
      expect(await told(unknown)).toEqual([404, 'unknownOrder']);
    }
    expect(await member.check(orderNo)).toBe(402);
    const listed = await desk.strays();
    const lines = listed._tag === 'Right' ? listed.right.split('\n').toSorted() : [];
    expect(lines).toHaveLength(2);
    expect(lines.join('\n')).toContain(`${orderNo}  0.01 元`);
    expect(lines.join('\n')).toContain('金额与订单不符');
    expect(lines.join('\n')).toContain('没有这个订单');
  });
});
