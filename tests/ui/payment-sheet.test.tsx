import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { blockedText } from '../../src/application/payment/payment/text';
import type { PaymentStatus } from '../../src/application/payment/payment/status';
import { formatDate } from '../../src/domain/time/date-format';
import type { PaymentFlow } from '../../src/application/payment/payment/session/payment-flow';
import { paymentLater } from '../../src/ui/features/payment/payment-sheet/payment-later';
import { layPaymentSheet } from '../../src/application/payment/payment/sheet-layer';
import { layersOf } from '../../tools/gallery/scene/layers';
import { fakePaymentFlow } from '../support/fakes/payment-flow';
import { sceneNow } from '../../tools/gallery/scene/scene-now';
import { asMember, show } from './support/show';

const thing = { orderNo: 'HP202611200941207356', goodsName: '专业会员', amount: 698_000 };
const until = sceneNow + 11 * 60_000;
const asking: PaymentStatus = { kind: 'askingConfirmation', left: true, until, note: null, ...thing };

const shownWith = async (status: PaymentStatus) => {
  await paymentLater.preload();
  const payment = fakePaymentFlow(status);
  const { user, flows } = await show({ ...asMember, address: '/member' }, { payment: payment.port });
  return { payment, user, flows };
};

const finished = (said: Partial<Extract<PaymentStatus, { kind: 'finished' }>>): PaymentStatus => ({
  kind: 'finished',
  outcome: 1,
  title: '支付成功',
  text: '支付成功',
  hint: null,
  canCheckAgain: false,
  isOpen: false,
  openUntil: null,
  cancelFailed: false,
  ...thing,
  ...said,
});

test('[PAY-10] back from the cashier the person is asked; each answer goes to the desk; it can be closed unanswered', async () => {
  const { payment, user } = await shownWith(asking);
  const dialog = within(await screen.findByRole('dialog', { name: '您在微信里完成支付了吗？' }));
  expect(
    dialog.getByText(`订单保留到 ${formatDate(until, 'HH:mm')}，不会重复扣款。`, { exact: false }),
  ).toBeTruthy();
  for (const name of ['已完成支付', '重新支付', '取消', '关闭']) {
    await user.click(dialog.getByRole('button', { name }));
  }
  await user.keyboard('{Escape}');
  expect(payment.presses.map(({ type }) => type)).toEqual([
    'payment.confirmed',
    'payment.again',
    'payment.cancelled',
    'payment.closed',
  ]);
});

test('[PAY-10] a payment that was only interrupted is not asked about as if it were paid', async () => {
  const { payment, user } = await shownWith({ ...asking, left: false });
  const dialog = within(await screen.findByRole('dialog', { name: '支付还没有完成' }));
  expect(dialog.queryByRole('button', { name: '已完成支付' })).toBeNull();
  expect(dialog.getByRole('button', { name: '继续支付' })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: '取消' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: '放弃这笔支付' }));
  expect(payment.presses).toEqual([{ type: 'payment.givenUp' }]);
});

test('[PAY-05] while something is under way there is nothing to press, and the page beneath is out of reach', async () => {
  const { payment } = await shownWith({
    kind: 'working',
    step: 'checking',
    text: '正在核对支付结果',
    ...thing,
  });
  const dialog = await screen.findByRole('dialog', { name: '正在核对支付结果' });
  expect(within(dialog).queryByRole('button')).toBeNull();
  expect(document.querySelector('[inert]')?.querySelector('main')).not.toBeNull();
  act(() => payment.set({ kind: 'idle' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.querySelector('[inert]')).toBeNull();
});

test('[PAY-06] another payment that goes on can be continued or given up', async () => {
  const { payment, user } = await shownWith({
    kind: 'blockedByOther',
    until,
    text: blockedText(until),
    canCheckAgain: true,
    ...thing,
  });
  const dialog = within(await screen.findByRole('dialog', { name: '有一笔支付正在进行' }));
  expect(dialog.getByText(`这一笔保留到 ${formatDate(until, 'HH:mm')}`, { exact: false })).toBeTruthy();
  for (const name of ['再次核对', '继续支付', '放弃这笔支付', '关闭']) {
    await user.click(dialog.getByRole('button', { name }));
  }
  expect(payment.presses.map(({ type }) => type)).toEqual([
    'payment.checkAgain',
    'payment.continued',
    'payment.givenUp',
    'payment.closed',
  ]);
});

test('[PAY-02][LAY-19] success shows the sum, and leads to what was paid for', async () => {
  await paymentLater.preload();
  const payment = fakePaymentFlow(finished({}));
  const closes: PaymentFlow = {
    ...payment.port,
    send: (press) => {
      payment.port.send(press);
      payment.set({ kind: 'idle' });
    },
  };
  const { user, flows } = await show({ ...asMember, address: '/member' }, { payment: closes });
  layPaymentSheet(
    closes,
    layersOf(() => flows.app.navigation),
  );
  const dialog = within(await screen.findByRole('dialog', { name: '支付成功' }));
  expect(dialog.getByText('6,980.00', { exact: false })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '查看订单' }));
  expect(payment.presses).toEqual([{ type: 'payment.closed' }]);
  await waitFor(() =>
    expect(flows.app.navigation.getSnapshot().context.shown?.address).toBe(`/pay/${thing.orderNo}`),
  );
});

test('[LAY-19] back closes how a payment ended, before it leaves the page', async () => {
  const { payment, flows } = await shownWith(finished({}));
  layPaymentSheet(
    payment.port,
    layersOf(() => flows.app.navigation),
  );
  await screen.findByRole('dialog', { name: '支付成功' });
  flows.app.navigation.send({ type: 'navigation.backRequested' });
  await waitFor(() => expect(payment.presses).toEqual([{ type: 'payment.closed' }]));
  expect(flows.app.navigation.getSnapshot().context.shown?.address).toBe('/member');
});

test.each([
  [2, '支付结果未知', '暂未查询到支付结果', true],
  [4, '支付检查失败', '订单尚未支付', true],
  [7, '当前环境不支持支付', '当前环境不支持在线支付', false],
] as const)(
  '[PAY-02] outcome %s says why in human words, and never shows the sum as paid',
  async (outcome, title, text, again) => {
    const { payment, user } = await shownWith(
      finished({ outcome, title, text, hint: '请稍后再试。', canCheckAgain: again }),
    );
    const part = await screen.findByRole('alertdialog', { name: title });
    const dialog = within(part);
    expect(dialog.getByText(`${text}。`)).toBeTruthy();
    expect(dialog.getByText('请稍后再试。')).toBeTruthy();
    expect([part.dataset.outcome, part.textContent.includes('结果码')]).toEqual([String(outcome), false]);
    expect(dialog.queryByRole('button', { name: '再次核对' }) !== null).toBe(again);
    await user.click(dialog.getByRole('button', { name: again ? '再次核对' : '知道了' }));
    expect(payment.presses).toEqual([{ type: again ? 'payment.checkAgain' : 'payment.closed' }]);
  },
);

test('[PAY-03] an order that was refused leads on to the orders that one has', async () => {
  const { user, flows } = await shownWith(
    finished({
      outcome: 9,
      title: '下单未完成',
      text: '您有一笔订单正在支付',
      hint: null,
      orderNo: null,
      amount: 0,
    }),
  );
  const dialog = within(await screen.findByRole('alertdialog', { name: '下单未完成' }));
  await user.click(dialog.getByRole('button', { name: '查看我的订单' }));
  await waitFor(() => expect(flows.app.navigation.getSnapshot().context.shown?.address).toBe('/pay'));
});

test('[PAY-06] while its money may be under way a payment is gone on with or given up, and its end says until when', async () => {
  const { payment, user } = await shownWith(
    finished({
      outcome: 4,
      title: '尚未查到付款',
      text: '订单尚未支付',
      canCheckAgain: true,
      isOpen: true,
      openUntil: until,
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: '尚未查到付款' }));
  expect(dialog.getByText(`最晚到 ${formatDate(until, 'HH:mm')}`, { exact: false })).toBeTruthy();
  for (const name of ['再次核对', '继续支付', '取消这笔支付', '关闭']) {
    await user.click(dialog.getByRole('button', { name }));
  }
  expect(payment.presses.map(({ type }) => type)).toEqual([
    'payment.checkAgain',
    'payment.continued',
    'payment.givenUp',
    'payment.closed',
  ]);
});

test('[PAY-11] a cancelling that nobody confirmed is tried again', async () => {
  const { payment, user } = await shownWith(
    finished({ outcome: 3, title: '取消未确认', openUntil: until, canCheckAgain: true, cancelFailed: true }),
  );
  const dialog = within(await screen.findByRole('alertdialog', { name: '取消未确认' }));
  expect(dialog.queryByRole('button', { name: '继续支付' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: '再次取消' }));
  expect(payment.presses).toEqual([{ type: 'payment.givenUp' }]);
});

test('[PAY-10] a record of no use any more leads to the orders', async () => {
  const { payment, user } = await shownWith({
    kind: 'dropped',
    reason: 'damaged',
    text: '记录已损坏',
    orderNo: null,
  });
  const dialog = within(await screen.findByRole('dialog', { name: '上一笔支付已失效' }));
  await user.click(dialog.getByRole('button', { name: '查看我的订单' }));
  expect(payment.presses).toEqual([{ type: 'payment.closed' }]);
});

const ways = [
  { canCheckAgain: true, openUntil: until, cancelFailed: false },
  { canCheckAgain: false, openUntil: until, cancelFailed: false },
  { canCheckAgain: true, openUntil: until, cancelFailed: true },
  { canCheckAgain: true, openUntil: null, cancelFailed: false },
  { canCheckAgain: false, openUntil: null, cancelFailed: false },
];
test.each(ways)(
  '[PAY-02] an end offers three ways at most, the first of them the way on, and what takes away last: %j',
  async (how) => {
    await shownWith(finished({ outcome: 3, title: '支付未完成', ...how }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '支付未完成' }));
    const buttons = dialog.getAllByRole('button').filter((button) => button.classList.contains('button'));
    expect(buttons.length).toBeLessThanOrEqual(3);
    const primary = buttons.filter((button) => button.classList.contains('button-primary'));
    expect(primary).toHaveLength(1);
    const danger = buttons.filter((button) => button.classList.contains('button-danger'));
    expect(danger).toEqual(how.openUntil === null ? [] : buttons.slice(-1));
  },
);
