import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, onTestFinished, vi } from 'vitest';
import type { Order } from '../../contract/order/order';
import { formatDate } from '../../src/domain/time/date-format';
import { paymentOutcome } from '../../src/domain/payment/outcome';
import { answered, failing, inTurn, never } from '../../tools/gallery/scene/answers';
import {
  cancelled,
  order,
  orders,
  ordersOf,
  paid,
  paidTickets,
  partRefunded,
  paying,
  refunded,
  refunding,
} from '../../tools/gallery/stories/orders';
import { incomingMessage } from '../support/samples/incoming-message';
import { fakePaymentFlow } from '../support/fakes/payment-flow';
import { asMember, show } from './support/show';

const list = '/pay';
const one = `/pay/${order().orderNo}`;
const rows = async () => within(await screen.findByRole('list', { name: '订单列表' })).getAllByRole('link');
const taxNumber = '91350100M000100Y43';

test('[PAY-15] the list shows what, how much, how far and the next step, and leads to each order', async () => {
  await show({ ...asMember, address: list });
  const [first] = await rows();
  expect(await rows()).toHaveLength(orders.length);
  expect(first?.getAttribute('href')).toBe(one);
  expect(first?.textContent).toContain('专业会员');
  expect(first?.textContent).toContain('¥6,980.00');
  expect(first?.textContent).toContain('待支付');
  expect(first?.textContent).toContain(`请在 ${formatDate(order().payBy, 'HH:mm')} 前支付去支付`);
});

test('[PAY-15][PAY-16] the list shows what remains of a partly refunded order, and what went back', async () => {
  const part = { ...partRefunded, amount: 9_800_000 };
  await show({ ...asMember, address: list, orders: answered(ordersOf([part], false)) });
  const [row] = await rows();
  expect(row?.textContent).toContain('¥64,000.00');
  expect(row?.textContent).toContain('部分退款 ¥34,000.00（实付 ¥98,000.00）');
});

test('[PAY-15] the address says which orders are listed, and the list which one is chosen', async () => {
  const { user } = await show({ ...asMember, address: '/pay?state=refund' });
  await screen.findByRole('navigation', { name: '按状态查看' });
  const filters = () => within(screen.getByRole('navigation', { name: '按状态查看' }));
  expect(filters().getByRole('link', { current: 'page' }).textContent).toBe('退款');
  await user.click(filters().getByRole('link', { name: '已支付' }));
  await waitFor(() => expect(filters().getByRole('link', { current: 'page' }).textContent).toBe('已支付'));
});

test('[PAY-15] the list is read anew when a payment over it has ended', async () => {
  const payment = fakePaymentFlow();
  await show(
    {
      ...asMember,
      address: list,
      orders: inTurn(answered(ordersOf([order()], false)), answered(ordersOf([cancelled], false))),
    },
    { payment: payment.port },
  );
  const [before] = await rows();
  expect(before?.textContent).toContain('待支付');
  const outcome = paymentOutcome('cancelledByPerson');
  act(() => payment.end({ type: 'payment.ended', asked: null, orderNo: cancelled.orderNo, outcome }));
  await waitFor(async () => expect((await rows())[0]?.textContent).toContain('已取消'));
});

test('[PAY-16] the list is read anew when an order’s notice arrives, and not for other messages', async () => {
  const { flows } = await show({
    ...asMember,
    address: list,
    orders: inTurn(answered(ordersOf([refunding], false)), answered(ordersOf([refunded], false))),
  });
  expect((await rows())[0]?.textContent).toContain('退款审核中');
  const { messageSocket } = flows.app;
  await waitFor(() => expect(messageSocket.getSnapshot().matches({ linked: 'open' })).toBe(true));
  const arrives = (kind: 'chat' | 'order') =>
    act(() => {
      const message = { ...incomingMessage('退款已完成'), kind, link: null };
      messageSocket.send({ type: 'connection.messageArrived', message });
    });
  arrives('chat');
  expect((await rows())[0]?.textContent).toContain('退款审核中');
  arrives('order');
  await waitFor(async () => expect((await rows())[0]?.textContent).toContain('已退款'));
});

test('[PAY-15] an order to be paid is paid by one word to the desk, and read anew when that has ended', async () => {
  const payment = fakePaymentFlow();
  const { user } = await show(
    { ...asMember, address: one, order: inTurn(answered(order()), answered(paid)) },
    { payment: payment.port },
  );
  await user.click(await screen.findByRole('button', { name: '立即支付' }));
  const { orderNo, goodsId, goodsName, amount, payBy } = order();
  const asked = { kind: 'order' as const, orderNo, goodsId, goodsName, amount, payBy };
  expect(payment.presses).toEqual([{ type: 'payment.requested', asked }]);
  act(() => payment.end({ type: 'payment.ended', asked, orderNo, outcome: paymentOutcome('paid') }));
  expect(await screen.findByText('已支付')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '立即支付' })).toBeNull();
});

test('[PAY-15] a payment that ends while the order is still being read is not missed', async () => {
  const payment = fakePaymentFlow();
  await show(
    { ...asMember, address: one, order: inTurn<Order>(never, answered(cancelled)) },
    { payment: payment.port },
  );
  await screen.findByText('加载中...');
  const { orderNo } = order();
  const outcome = paymentOutcome('cancelledByPerson');
  act(() => payment.end({ type: 'payment.ended', asked: null, orderNo, outcome }));
  expect(await screen.findByText('已取消')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '立即支付' })).toBeNull();
});

test('[PAY-09][ENV-02] where nothing can be paid the page offers to tell how instead', async () => {
  await show({ ...asMember, address: one, paysOnline: false });
  expect(await screen.findByRole('button', { name: '如何支付' })).toBeTruthy();
  expect(screen.getByText('当前环境不支持在线支付。', { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '立即支付' })).toBeNull();
});

test('[PAY-09][PAY-15] paid on a phone by its code, the order shows it by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await show({
    ...asMember,
    address: one,
    paysOnline: false,
    order: inTurn(answered(order()), answered(paid)),
    orderChecked: inTurn<undefined>(failing({ kind: 'network' }), answered(undefined)),
  });
  expect(await screen.findByRole('img', { name: '支付页面的二维码' })).toBeTruthy();
  expect(await screen.findByText('暂未查询到支付结果，正在重新查询')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByText('已支付')).toBeTruthy();
  expect(screen.queryByRole('img', { name: '支付页面的二维码' })).toBeNull();
});

test('[PAY-15] an order that was closed elsewhere is not offered to be paid any longer', async () => {
  await show({
    ...asMember,
    address: one,
    order: inTurn(answered(order()), answered(cancelled)),
    orderChecked: failing({ kind: 'refused', code: 410, message: '订单已取消' }),
  });
  expect(await screen.findByText('已取消')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '立即支付' })).toBeNull();
});

test('[PAY-11] an order is cancelled after a question, and then shown as it is', async () => {
  const { user } = await show({
    ...asMember,
    address: one,
    order: inTurn(answered(order()), answered(cancelled)),
  });
  await user.click(await screen.findByRole('button', { name: '取消订单' }));
  const dialog = within(await screen.findByRole('dialog', { name: '取消后不能再支付这笔订单' }));
  expect(dialog.getByText('订单随即关闭。', { exact: false })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '确认取消' }));
  expect(await screen.findByText('已取消')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '取消订单' })).toBeNull();
});

test.each([
  ['cancelled', cancelled, '订单已取消', '/member/pay?plan='],
  ['refunded', refunded, '订单已退款', '/member/pay?plan='],
] as const)(
  '[PAY-15] an order that is %s names that with the time and the next step',
  async (_, story, title, to) => {
    await show({ ...asMember, address: one, order: answered(story) });
    const end = within(await screen.findByRole('region', { name: title }));
    expect(end.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)).toBeTruthy();
    expect(end.getByRole('link', { name: '重新下单' }).getAttribute('href')).toBe(`${to}${story.goodsId}`);
  },
);

test('[PAY-16] a refund of tickets says what goes back before it is asked for, on the page and in the sheet', async () => {
  const { user } = await show({ ...asMember, address: one, order: answered(paidTickets) });
  const said = '将退回 ¥34,000.00（票价的 50%）';
  const ask = await screen.findByRole('button', { name: new RegExp(said.replace(/[()（）%.]/g, '.')) });
  await user.click(ask);
  expect((await screen.findByRole('dialog')).textContent).toContain(said);
});

test('[PAY-16] a refund whose sum has changed shows the new one, keeps the reason and asks again', async () => {
  const message = '退款金额已变为 ¥34,000.00，请核对后重新提交';
  const changedTo = { amount: '34000.00', percent: 50 };
  const whole = { ...paidTickets, refundNow: { amount: 6_800_000, percent: 100 } };
  const { user } = await show({
    ...asMember,
    address: one,
    order: inTurn(answered(whole), answered(paidTickets), answered(partRefunded)),
    orderAsked: inTurn<undefined>(
      failing({ kind: 'refused', code: 409, message, changedTo }),
      answered(undefined),
    ),
  });
  await user.click(await screen.findByRole('button', { name: /^申请退款/ }));
  expect((await screen.findByRole('dialog')).textContent).toContain('将退回 ¥68,000.00（全额）');
  await user.click(screen.getByRole('button', { name: '行程有变' }));
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText(message)).toBeTruthy();
  const sheet = screen.getByRole('dialog');
  expect(sheet.textContent).toContain('将退回 ¥34,000.00（票价的 50%）');
  expect(within(sheet).getByLabelText<HTMLInputElement>('退款原因').value).toBe('行程有变');
  await user.click(within(sheet).getByRole('button', { name: '提交申请' }));
  expect(await screen.findByRole('region', { name: '退款金额' })).toBeTruthy();
});

test('[PAY-16] tickets of which nothing goes back any more offer no refund', async () => {
  await show({ ...asMember, address: one, order: answered({ ...paidTickets, refundNow: null }) });
  expect(await screen.findByText('申请发票')).toBeTruthy();
  expect(screen.queryByText('申请退款')).toBeNull();
});

test('[PAY-16] an order of which half went back names that sum first, and what was paid', async () => {
  await show({ ...asMember, address: one, order: answered(partRefunded) });
  const head = await screen.findByRole('region', { name: '退款金额' });
  expect(head.textContent).toContain('34,000.00');
  expect(screen.getByText('¥34,000.00（实付 ¥68,000.00）')).toBeTruthy();
});

test('[PAY-16] a refunded order names the sum once, and when its rights ended', async () => {
  await show({ ...asMember, address: one, order: answered(refunded) });
  expect(await screen.findAllByText('退款金额')).toHaveLength(1);
  expect(screen.queryByText(/\+¥/)).toBeNull();
  expect(screen.getByText('已于 2026年11月16日 终止')).toBeTruthy();
});

test('[PAY-11] an order that was paid meanwhile is not called cancelled', async () => {
  const { user } = await show({
    ...asMember,
    address: one,
    order: inTurn(answered(paying), answered(paid)),
    orderAsked: failing({ kind: 'refused', code: 409, message: '订单已支付，不能取消' }),
  });
  await user.click(await screen.findByRole('button', { name: '取消订单' }));
  await user.click(await screen.findByRole('button', { name: '确认取消' }));
  expect(await screen.findByText('已支付')).toBeTruthy();
  expect(screen.queryByText('已取消')).toBeNull();
});

test('[PAY-16] an open order is read anew when its notice arrives, and not for another’s', async () => {
  const { flows } = await show({
    ...asMember,
    address: one,
    order: inTurn(answered(refunding), answered(refunded)),
  });
  await screen.findByText('退款审核中');
  const { messageSocket } = flows.app;
  await waitFor(() => expect(messageSocket.getSnapshot().matches({ linked: 'open' })).toBe(true));
  const arrives = (link: string) =>
    act(() => {
      const message = { ...incomingMessage('退款已完成'), kind: 'membership' as const, link };
      messageSocket.send({ type: 'connection.messageArrived', message });
    });
  arrives('/pay/HP202611200000000000');
  expect(screen.queryByText('已退款')).toBeNull();
  arrives(one);
  expect(await screen.findByText('已退款')).toBeTruthy();
  expect(screen.getByText('会员权益已关闭')).toBeTruthy();
});

test('[LAY-17][PAY-16] when the button that was pressed is gone, the focus is on how far the order is', async () => {
  const { user } = await show({
    ...asMember,
    address: one,
    order: inTurn(answered(paid), answered(refunding)),
  });
  await user.click(await screen.findByRole('button', { name: /^申请退款/ }));
  await user.click(await screen.findByRole('button', { name: '公司已统一采购' }));
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('退款审核中')).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('已申请退款');
  expect(document.activeElement).not.toBe(document.body);
});

test.each([
  ['asked', refunding, '退款审核中，暂不开具'],
  ['closed', refunded, '已退款，不再开具'],
  ['toReverse', refunded, '已退款，待开具红字发票'],
  ['reversed', refunded, '已退款，已开具红字发票冲红'],
] as const)(
  '[PAY-16] an invoice that is %s beside a refund says what becomes of it',
  async (state, story, words) => {
    const form = { kind: 'personal', title: '沈知远', taxNumber: '', email: 'shen@example.com' } as const;
    const times = { askedAt: 1, issuedAt: null, closedAt: null, reversalDueAt: null, reversedAt: null };
    const invoice = { ...form, ...times, state };
    await show({ ...asMember, address: one, order: answered({ ...story, invoice }) });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText('开具中')).toBeNull();
  },
);

test('[VAL-06] a refund without a reason is not sent; the reason is said beside its field', async () => {
  const { user } = await show({
    ...asMember,
    address: one,
    order: inTurn(answered(paid), answered(refunding)),
  });
  await user.click(await screen.findByRole('button', { name: /^申请退款/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '申请退款' }));
  await user.click(sheet.getByRole('button', { name: '提交申请' }));
  expect(await sheet.findByText('请填写退款原因')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(sheet.getByLabelText('退款原因')));
  await user.click(sheet.getByRole('button', { name: '公司已统一采购' }));
  await user.click(sheet.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('退款审核中')).toBeTruthy();
  expect(screen.getByText('平台审核退款申请', { exact: false }).getAttribute('aria-current')).toBe('step');
});

test('[PAY-16][VAL-06] an invoice that was not taken keeps everything that was typed', async () => {
  const { user } = await show({
    ...asMember,
    address: one,
    order: answered(paid),
    orderAsked: failing({ kind: 'network' }),
  });
  await user.click(await screen.findByRole('button', { name: /^申请发票/ }));
  const sheet = () => within(screen.getByRole('dialog', { name: '申请发票' }));
  await screen.findByRole('dialog', { name: '申请发票' });
  expect(sheet().getByLabelText<HTMLInputElement>('公司全称').value).toBe('恒泰产业资本');
  await user.click(sheet().getByRole('button', { name: '提交申请' }));
  expect(sheet().getByText('请输入纳税人识别号')).toBeTruthy();
  await user.type(sheet().getByLabelText('纳税人识别号'), taxNumber);
  await user.type(sheet().getByLabelText('接收邮箱'), 'caiwu@hengtai.example');
  await user.click(sheet().getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('后端接口连接异常')).toBeTruthy();
  expect(sheet().getByLabelText<HTMLInputElement>('纳税人识别号').value).toBe(taxNumber);
});

test('[PAY-16] for a person no tax number is asked', async () => {
  const { user } = await show({ ...asMember, address: one, order: answered(paid) });
  await user.click(await screen.findByRole('button', { name: /^申请发票/ }));
  await user.click(await screen.findByLabelText('个人'));
  expect(screen.queryByLabelText('纳税人识别号')).toBeNull();
  expect(screen.getByLabelText('发票抬头')).toBeTruthy();
});
