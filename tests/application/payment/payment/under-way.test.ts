import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { settled } from '../../../support/fakes/settled';
import { opened } from './opened';
import {
  startedAt,
  halfAnHour,
  intentOf,
  leftIntent,
  network,
  orderNo,
  purchase,
  refusedWith,
} from './samples';

type Page = Awaited<ReturnType<typeof opened>>;

const says = async (
  { session }: Page,
  type: 'confirmed' | 'closed' | 'checkAgain' | 'continued' | 'again',
) => {
  session.send({ type: `payment.${type}` });
  await settled();
};
const asks = async ({ session }: Page): Promise<void> => {
  session.send({ type: 'payment.requested', asked: purchase });
  await settled();
};
const blocked = { kind: 'blockedByOther', until: startedAt + halfAnHour, orderNo };

test.each([
  ['4', refusedWith('订单尚未支付')],
  ['2', network],
] as const)(
  '[PAY-06][PAY-13] after outcome %s nothing else is begun: it is asked for until it is paid',
  async (code, answer) => {
    const page = await opened({ kept: leftIntent() });
    await says(page, 'confirmed');
    page.orders.check.last().answer(answer as never);
    await settled();
    expect(page.status()).toMatchObject({
      kind: 'finished',
      outcome: Number(code),
      canCheckAgain: true,
      openUntil: startedAt + halfAnHour,
    });
    await says(page, 'closed');
    expect(page.intents.kept).toEqual(leftIntent());
    await asks(page);
    expect(page.status()).toMatchObject(blocked);
    expect(page.orders.placeAnOrder.calls).toEqual([]);
    await says(page, 'checkAgain');
    page.orders.check.last().answer(right(undefined));
    await settled();
    expect(page.status()).toMatchObject({ kind: 'finished', outcome: 1, orderNo });
    expect(page.intents.kept).toBeNull();
  },
);

test('[PAY-10] a question that is closed is asked again at the next start, and blocks till then', async () => {
  const page = await opened({ kept: leftIntent() });
  await says(page, 'closed');
  expect([page.status(), page.intents.kept]).toEqual([{ kind: 'idle' }, leftIntent()]);
  await asks(page);
  expect(page.status()).toMatchObject(blocked);
  page.session.send({ type: 'payment.memberLeft' });
  page.session.send({ type: 'payment.memberCame', userId: leftIntent().userId });
  await settled();
  expect(page.status()).toMatchObject({ kind: 'askingConfirmation', left: true, orderNo });
});

test('[PAY-10][PAY-15] from the page of its order the question is asked again', async () => {
  const page = await opened({ kept: leftIntent() });
  await says(page, 'closed');
  const { goodsId, goodsName, amount } = purchase;
  const payBy = startedAt + halfAnHour;
  page.session.send({
    type: 'payment.requested',
    asked: { kind: 'order', orderNo, goodsId, goodsName, amount, payBy },
  });
  await settled();
  expect(page.status()).toMatchObject({ kind: 'askingConfirmation', left: true, orderNo });
});

test('[PAY-13] an order whose answers are lost is gone on with under its key', async () => {
  const page = await opened();
  await asks(page);
  page.orders.checkBuyGrade.last().answer(right(undefined));
  await settled();
  for (const answer of [network, left({ kind: 'malformed', field: 'data' }), network]) {
    page.orders.placeAnOrder.last().answer(answer as never);
    await settled();
    page.clock.pass(1_000);
    await settled();
  }
  expect(page.orders.placeAnOrder.calls).toHaveLength(3);
  expect(page.status()).toMatchObject({
    kind: 'finished',
    outcome: 9,
    text: '下单没有得到答复，可能已经下单',
    openUntil: startedAt + halfAnHour,
  });
  expect(page.intents.kept).toEqual(intentOf());
  await says(page, 'continued');
  expect(page.orders.placeAnOrder.last().input.key).toBe('key-1');
  page.orders.placeAnOrder.last().answer(right(orderNo));
  await settled();
  expect(page.payHost.h5.last().input).toBe(orderNo);
});

test('[PAY-04][PAY-10] a device that slept past the deadline asks the gateway, and blames no other window', async () => {
  const page = await opened({ kept: leftIntent() });
  page.clock.sleep(halfAnHour + 1_000);
  await says(page, 'confirmed');
  page.orders.check.last().answer(right(undefined));
  await settled();
  expect(page.status()).toMatchObject({ kind: 'finished', outcome: 1, text: '支付成功' });
});

test('[PAY-04] when the deadline passes the gateway is asked once, before it is called too late', async () => {
  const page = await opened({ kept: leftIntent() });
  page.clock.pass(halfAnHour);
  await settled();
  page.orders.check.last().answer(refusedWith('订单尚未支付') as never);
  await settled();
  expect(page.status()).toMatchObject({ outcome: 8, text: '支付已超时', canCheckAgain: true });
  expect(page.intents.kept).toBeNull();
});

test('[PAY-08] an openId that the pay host refuses is forgotten, and WeChat is asked for another once', async () => {
  const page = await opened({ channel: 'wechat', openId: 'o-bad' });
  await asks(page);
  page.orders.checkBuyGrade.last().answer(right(undefined));
  await settled();
  page.orders.placeAnOrder.last().answer(right(orderNo));
  await settled();
  expect(page.payHost.wechat.last().input.openId).toBe('o-bad');
  page.payHost.wechat.last().answer(left({ kind: 'refused', code: 400, message: '获取openId失败' }));
  await settled();
  expect([page.openIds.kept, page.codes.asks(), page.leftFor]).toEqual([
    null,
    1,
    ['https://wechat.example/authorize'],
  ]);
});

test('[PAY-05][PAY-06] a lock that breaks is one that another holds', async () => {
  const page = await opened();
  page.lock.breaks = true;
  await asks(page);
  expect(page.status()).toMatchObject({ kind: 'finished', outcome: 10 });
});

test('[PAY-05][PAY-06] whose lock is taken over stops at once', async () => {
  const page = await opened();
  await asks(page);
  const call = page.orders.checkBuyGrade.last();
  page.lock.lose();
  await settled();
  expect([page.status(), call.signal?.aborted]).toMatchObject([{ kind: 'finished', outcome: 10 }, true]);
});

test('[PAY-06][PAY-10] another tab that is busy does not put the deadline of a payment off', async () => {
  const page = await opened({ kept: leftIntent() });
  page.clock.pass(halfAnHour - 60_000);
  page.lock.held = true;
  await says(page, 'confirmed');
  expect(page.status()).toMatchObject({
    kind: 'askingConfirmation',
    note: '另一个窗口正在处理这笔支付，请稍后再试',
  });
  page.lock.held = false;
  page.clock.pass(60_000);
  await settled();
  expect(page.orders.check.calls).toHaveLength(1);
});
