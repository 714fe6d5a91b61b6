import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callGateway } from '../../support/gateway/call';
import { atCashier, memberAt, paid, type Member, type WireOrder } from '../../support/gateway/orders';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { wechatCode } from '../../support/gateway/wechat';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const minute = 60_000;
const told = ({ code, text }: { readonly code: number; readonly text: string }) => [code, text];
const listOf = ({ data }: { readonly data: unknown }) =>
  data as { readonly list: readonly WireOrder[]; readonly total: number; readonly next: string | null };

describe('placing an order', () => {
  test('[PAY-13] the same key with the same words is the same order, also when many ask at once', async () => {
    const member = await memberAt(gateway, 'u1');
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => member.place('plan-buyer-year', key, '{"a":1,"b":2}')),
    );
    expect(new Set(answers.map(({ raw }) => raw)).size).toBe(1);
    expect(answers[0]?.data).toEqual({ orderNo: expect.stringMatching(/^HP20261015\d{10}$/) as string });
    gateway.clock.move(31 * minute);
    const late = await member.place('plan-buyer-year', key.toUpperCase(), '{"b":2,"a":1}');
    expect(late.raw).toBe(answers[0]?.raw);
    expect(listOf(await member.post('orderList', { state: '' })).total).toBe(1);
  });

  test('[PAY-13] the same key with other words is refused; of another member it is another key', async () => {
    const [one, other] = [await memberAt(gateway, 'u1'), await memberAt(gateway, 'u2')];
    const key = randomUUID();
    const orderNo = await one.placed('plan-buyer-year', key);
    expect(told(await one.place('plan-facility-year', key))).toEqual([
      409,
      '该请求编号已用于其他内容，请重新提交',
    ]);
    expect(told(await one.place('plan-buyer-year', key, '{"a":1}'))).toEqual([
      409,
      '该请求编号已用于其他内容，请重新提交',
    ]);
    expect(await other.placed('plan-buyer-year', key)).not.toBe(orderNo);
  });

  test('[PAY-13][PAY-12] while an order is being paid its goods are not sold again, and the words lead to it', async () => {
    const member = await memberAt(gateway, 'u1');
    const key = randomUUID();
    const orderNo = await member.placed('plan-service-year', key);
    expect((await member.post('checkBuyGrade', { goodsId: 'plan-service-year' })).code).toBe(200);
    await member.prepay('orderWXOtherBower', orderNo);
    const beingPaid = [
      409,
      `您有一笔机构会员订单正在支付，请在“我的订单”中继续支付，或取消后重新下单（订单号 ${orderNo}）`,
    ];
    expect(told(await member.post('checkBuyGrade', { goodsId: 'plan-service-year' }))).toEqual(beingPaid);
    expect(told(await member.place('plan-service-year'))).toEqual(beingPaid);
    expect((await member.place('plan-service-year', key)).data).toEqual({ orderNo });
    expect((await member.prepay('orderWXOtherBower', orderNo)).resultCode).toBe(200);
    const other = await memberAt(gateway, 'u2');
    expect((await other.post('checkBuyGrade', { goodsId: 'plan-service-year' })).code).toBe(200);
    expect((await other.post('checkBuyGrade', { goodsId: 'plan-facility-year' })).code).toBe(200);
  });

  test.each([
    ['cancelled', (member: Member, orderNo: string): Promise<unknown> => member.cancel(orderNo)],
    [
      'paid',
      async (member: Member, orderNo: string): Promise<unknown> =>
        atCashier(await member.cashier(orderNo), 'pay'),
    ],
    [
      'over',
      (): Promise<unknown> => {
        gateway.clock.move(30 * minute);
        return Promise.resolve();
      },
    ],
  ])('[PAY-12] once that order is %s, its goods are sold again', async (_, end) => {
    const member = await memberAt(gateway, 'u2');
    const orderNo = await member.placed('plan-buyer-year');
    await member.prepay('orderWXOtherBower', orderNo);
    expect((await member.place('plan-buyer-year')).code).toBe(409);
    await end(member, orderNo);
    expect((await member.place('plan-buyer-year')).code).toBe(200);
  });

  test.each([
    [{ goodsId: 'plan-buyer-year', data: '[' }, randomUUID(), 400],
    [{ goodsId: 'plan-buyer-year', data: '{"a":{"b":1}}' }, randomUUID(), 400],
    [{ goodsId: 'plan-buyer-year', data: `{"a":"${'x'.repeat(2_001)}"}` }, randomUUID(), 400],
    [{ goodsId: 'plan-buyer-year' }, 'key', 400],
    [{ goodsId: 'plan-buyer-year' }, '', 400],
    [{ goodsId: 'plan-nothing' }, randomUUID(), 404],
    [{ goodsId: "' or 1=1 --" }, randomUUID(), 404],
    [{}, randomUUID(), 400],
  ])('[SEC-05] with %j and the key "%s" nothing is ordered', async (parameters, key, code) => {
    const member = await memberAt(gateway, 'u1');
    const answer = await member.post('placeAnOrder', parameters, { 'Idempotency-Key': key });
    expect(answer.code).toBe(code);
  });

  test('[PAY-12] who may not buy hears why, before and when ordering', async () => {
    const [basic, newcomer] = [await memberAt(gateway, 'u3'), await memberAt(gateway, 'u4')];
    const tooLow = [403, '开通会员需要先通过完整认证'];
    expect(told(await basic.post('checkBuyGrade', { goodsId: 'plan-service-year' }))).toEqual(tooLow);
    expect(told(await basic.place('plan-service-year'))).toEqual(tooLow);
    expect(told(await basic.post('checkBuyGrade', { goodsId: 'plan-buyer-year' }))).toEqual(tooLow);
    expect(told(await newcomer.post('checkBuyGrade', { goodsId: 'plan-buyer-year' }))).toEqual(tooLow);
    expect((await callGateway(gateway.url, '/webapp/wxPay!orderList.action', { method: 'POST' })).code).toBe(
      401,
    );
  });

  test('[SEC-05] sixty orders an hour and no more; an order asked for again is none', async () => {
    const member = await memberAt(gateway, 'u2');
    gateway.clock.move(60 * minute);
    const key = randomUUID();
    for (let time = 0; time < 60; time += 1)
      await member.placed('plan-buyer-year', time === 0 ? key : undefined);
    expect(told(await member.place('plan-buyer-year'))).toEqual([429, '下单过于频繁，请稍后再试']);
    expect((await member.place('plan-buyer-year', key)).code).toBe(200);
    gateway.clock.move(60 * minute);
    expect((await member.place('plan-buyer-year')).code).toBe(200);
  }, 60_000);
});

describe('one’s own orders', () => {
  test('[SEC-05] another’s order is as unknown as one that never was, to every call', async () => {
    const [owner, other] = [await memberAt(gateway, 'u1'), await memberAt(gateway, 'u2')];
    const orderNo = await paid(owner);
    const unknown = [404, '订单不存在'];
    for (const number of [orderNo, 'HP202610150000000000', 'nothing', "' or 1=1 --"]) {
      for (const [call, more] of [
        ['check', {}],
        ['cancelPay', {}],
        ['saveRefund', { reason: '不想要了' }],
        ['saveInvoice', { kind: 'personal', title: '甲', email: 'a@b.example' }],
      ] as const)
        expect(told(await other.post(call, { orderNo: number, ...more })), call).toEqual(unknown);
      expect(told(await other.get('/webapp/wxPay!detail.action', { orderNo: number }))).toEqual(unknown);
    }
    expect((await other.prepay('orderWXAPP', orderNo)).resultCode).toBe(404);
    expect(await owner.check(orderNo)).toBe(200);
  });

  test('[PAY-11] are cancelled by state "200", again without harm, and not when they are paid', async () => {
    const member = await memberAt(gateway, 'u1');
    const orderNo = await member.placed();
    for (let time = 0; time < 2; time += 1)
      expect(JSON.parse((await member.cancel(orderNo)).raw)).toMatchObject({ state: '200', resultCode: 200 });
    expect(await member.check(orderNo)).toBe(410);
    expect(JSON.parse((await member.cancel(await paid(member))).raw)).toMatchObject({
      state: '409',
      resultMsg: '订单已支付',
    });
  });

  test('[PAY-15] expire half an hour after they were placed, whoever looks or not', async () => {
    const member = await memberAt(gateway, 'u1');
    const [looked, swept] = [await member.placed(), await member.placed()];
    const { payBy } = await member.detail(looked);
    expect(payBy).toBe(gateway.clock.now() + 30 * minute);
    gateway.clock.move(30 * minute - 1);
    expect((await member.detail(looked)).state).toBe('created');
    gateway.clock.move(1);
    expect(await member.detail(looked)).toMatchObject({ state: 'expired', closedAt: gateway.clock.now() });
    expect((await member.prepay('orderWXOtherBower', looked)).resultCode).toBe(410);
    const listed = listOf(await member.post('orderList', { state: 'expired' }));
    expect(listed.list.map(({ orderNo }) => orderNo)).toContain(swept);
  });

  test('[PAY-15] are listed newest first, by states, page by page', async () => {
    const member = await memberAt(gateway, 'u2');
    const numbers: string[] = [];
    for (let time = 0; time < 5; time += 1) numbers.unshift(await member.placed());
    await member.cancel(numbers[1] ?? '');
    const first = listOf(await member.post('orderList', { state: 'created,paying', pageSize: '2' }));
    const rest = listOf(
      await member.post('orderList', { state: 'created,paying', pageSize: '50', cursor: first.next ?? '' }),
    );
    const shown = [...first.list, ...rest.list].map(({ orderNo }) => orderNo);
    expect(shown.slice(0, 4)).toEqual(numbers.filter((_, place) => place !== 1));
    expect(rest.next).toBeNull();
    for (const wrong of [{ state: 'new' }, { state: '', cursor: 'x' }, { state: '', pageSize: '0' }])
      expect((await member.post('orderList', wrong)).code).toBe(400);
  });
});

describe('after the payment', () => {
  test('[PAY-16] an invoice is asked for once, in the same words again without harm, and issued', async () => {
    const member = await memberAt(gateway, 'u2');
    const orderNo = await paid(member);
    const form = {
      kind: 'company',
      title: '恒泰产业资本',
      taxNumber: ' 91310115MA1K4EPU8E ',
      email: 'a@b.example',
    };
    const ask = (changed: Readonly<Record<string, string>> = {}) =>
      member.post('saveInvoice', { orderNo, ...form, ...changed });
    for (const wrong of [{ title: ' ' }, { taxNumber: '1' }, { email: 'a' }, { kind: 'state' }])
      expect((await ask(wrong)).code).toBe(400);
    expect([(await ask()).code, (await ask()).code]).toEqual([200, 200]);
    expect(told(await ask({ title: '别家公司' }))).toEqual([409, '该订单已申请发票，不能更改']);
    const desk = gateway.inside.desk.orders;
    expect(await desk.invoices()).toMatchObject({
      right: expect.stringContaining('91310115MA1K4EPU8E') as string,
    });
    expect((await desk.issueInvoice(orderNo))._tag).toBe('Right');
    expect((await desk.issueInvoice(orderNo))._tag).toBe('Left');
    const order = await member.detail(orderNo);
    expect(order.invoice).toMatchObject({ state: 'issued', title: '恒泰产业资本' });
    expect(order.steps.map(({ kind }) => kind)).toEqual([
      'created',
      'paying',
      'paid',
      'invoiceAsked',
      'invoiceIssued',
    ]);
  });

  test('[PAY-16] an invoice that was asked for is closed by a refund, told so, and waits for nobody', async () => {
    const member = await memberAt(gateway, 'u1');
    const orderNo = await paid(member);
    const form = { kind: 'personal', title: '沈知远', email: 'a@b.example' };
    await member.post('saveInvoice', { orderNo, ...form });
    await member.post('saveRefund', { orderNo, reason: '暂时不需要' });
    const desk = gateway.inside.desk.orders;
    expect(await desk.invoices()).toMatchObject({ right: '没有待开具的发票' });
    await desk.approveRefund(orderNo);
    const order = await member.detail(orderNo);
    expect(order.invoice).toMatchObject({ state: 'closed', closedAt: gateway.clock.now() });
    expect(order.steps.slice(-2)).toEqual([
      { at: gateway.clock.now(), kind: 'refunded', note: '' },
      { at: gateway.clock.now(), kind: 'invoiceClosed', note: '' },
    ]);
    expect(await desk.invoices()).toMatchObject({ right: '没有待开具的发票' });
    expect((await desk.issueInvoice(orderNo))._tag).toBe('Left');
  });

  test('[PAY-16] an issued invoice of a refunded order waits for its red-letter invoice, then has it', async () => {
    const member = await memberAt(gateway, 'u2');
    const orderNo = await paid(member);
    await member.post('saveInvoice', { orderNo, kind: 'personal', title: '沈知远', email: 'a@b.example' });
    const desk = gateway.inside.desk.orders;
    await desk.issueInvoice(orderNo);
    expect((await desk.reverseInvoice(orderNo))._tag).toBe('Left');
    await member.post('saveRefund', { orderNo, reason: '暂时不需要' });
    await desk.approveRefund(orderNo);
    expect((await member.detail(orderNo)).invoice).toMatchObject({ state: 'toReverse' });
    expect(await desk.invoices()).toMatchObject({
      right: expect.stringContaining('待开红字发票') as string,
    });
    expect((await desk.reverseInvoice(orderNo))._tag).toBe('Right');
    const order = await member.detail(orderNo);
    expect(order.invoice).toMatchObject({ state: 'reversed', reversedAt: gateway.clock.now() });
    expect(order.steps.slice(-3).map(({ kind }) => kind)).toEqual([
      'refunded',
      'reversalDue',
      'invoiceReversed',
    ]);
    expect(await desk.invoices()).toMatchObject({ right: '没有待开具的发票' });
  });

  test('[PAY-16] a refund that is refused says why, leaves the rights, and may be asked for again', async () => {
    const member = await memberAt(gateway, 'u2');
    const orderNo = await paid(member, 'plan-service-year');
    expect((await member.post('saveRefund', { orderNo, reason: '不' })).code).toBe(400);
    const ask = () => member.post('saveRefund', { orderNo, reason: '暂时不需要' });
    expect([(await ask()).code, (await ask()).code]).toEqual([200, 200]);
    const desk = gateway.inside.desk.orders;
    expect((await desk.rejectRefund(orderNo, ' '))._tag).toBe('Left');
    expect((await desk.rejectRefund(orderNo, '权益已经使用'))._tag).toBe('Right');
    expect(await member.detail(orderNo)).toMatchObject({
      state: 'paid',
      refund: { note: '权益已经使用' },
    });
    expect((await member.userInfo()).permissions).toContain('search.alertNow');
    await ask();
    expect((await desk.approveRefund(orderNo))._tag).toBe('Right');
    expect((await desk.approveRefund(orderNo))._tag).toBe('Left');
    expect((await member.userInfo()).permissions).not.toContain('search.alertNow');
  });

  test('[PAY-17] the end is announced 30 days before and told when it comes, each once', async () => {
    const day = 24 * 60 * minute;
    const member = await memberAt(gateway, 'u1');
    const membership = await member.membership();
    const titles = async () =>
      (await (await memberAt(gateway, 'u1')).messages())
        .filter(({ kind }) => kind === 'order')
        .map(({ title }) => title);
    gateway.clock.move(membership.until - gateway.clock.now() - 30 * day + minute);
    await expect.poll(async () => (await titles())[0], { timeout: 30_000 }).toBe('买方会员即将到期');
    gateway.clock.move(2 * minute);
    gateway.clock.move(30 * day);
    await expect.poll(async () => (await titles())[0], { timeout: 30_000 }).toBe('买方会员已到期');
    expect((await titles()).filter((title) => title === '买方会员即将到期')).toHaveLength(1);
    expect(await (await memberAt(gateway, 'u1')).membership()).toMatchObject({ state: 'ended' });
  });
});

describe('who pays inside WeChat', () => {
  test('[PAY-08] a code gives its openId once, to a member', async () => {
    const member = await memberAt(gateway, 'u2');
    const code = await wechatCode(gateway, '林小雨');
    const first = await member.post('openId', { code });
    expect(first.data).toEqual({ openId: expect.stringMatching(/^o[\w-]{27}$/) as string });
    expect(told(await member.post('openId', { code }))).toEqual([400, '授权已失效，请重新授权']);
    expect((await member.post('openId', {})).code).toBe(400);
  });

  test('[PAY-12] the old address of a cashier is good no longer when a new one was given', async () => {
    const member = await memberAt(gateway, 'u2');
    const orderNo = await member.placed();
    const [old, fresh] = [await member.cashier(orderNo), await member.cashier(orderNo)];
    expect(await (await atCashier(old, 'pay')).text()).toContain('该支付已失效');
    expect(await member.check(orderNo)).toBe(402);
    await atCashier(fresh, 'pay');
    expect(await member.check(orderNo)).toBe(200);
  });
});
