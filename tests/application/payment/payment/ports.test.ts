import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { settled } from '../../../support/fakes/settled';
import { opened } from './opened';
import {
  startedAt,
  cashierAddress,
  intentOf,
  leftIntent,
  mwebUrl,
  orderNo,
  paidIntent,
  purchase,
} from './samples';

test('[PAY-10][PAY-13] from the wish to the cashier and back: the record comes first, one order, one check', async () => {
  const page = await opened();
  page.session.send({ type: 'payment.requested', asked: purchase });
  await settled();
  expect(page.intents.writes).toEqual([]);
  page.orders.checkBuyGrade.last().answer(right(undefined));
  await settled();
  expect(page.intents.writes).toEqual([intentOf()]);
  expect(page.orders.placeAnOrder.last().input).toEqual({
    goodsId: 'plan-buyer-year',
    data: { planId: 'plan-buyer-year' },
    key: 'key-1',
  });
  page.orders.placeAnOrder.last().answer(right(orderNo));
  await settled();
  page.payHost.h5.last().answer(right({ mweb_url: mwebUrl }));
  await settled();
  expect(page.leftFor).toEqual([cashierAddress]);
  expect(page.intents.kept).toEqual(leftIntent());
  expect(page.status()).toMatchObject({ kind: 'askingConfirmation', left: true, orderNo });
  expect([page.lock.held, page.orders.check.calls.length]).toEqual([false, 0]);

  page.session.send({ type: 'payment.confirmed' });
  await settled();
  page.orders.check.last().answer(right(undefined));
  await settled();
  expect(page.status()).toMatchObject({ kind: 'finished', outcome: 1, text: '支付成功' });
  expect([page.intents.kept, page.lock.held]).toEqual([null, false]);
  expect(page.ended.map((fact) => ('outcome' in fact ? fact.outcome.code : 0))).toEqual([9, 1]);
});

test('[PAY-06] the end of an intent leaves another tab’s intent where it is', async () => {
  const page = await opened({ kept: leftIntent() });
  page.session.send({ type: 'payment.confirmed' });
  await settled();
  page.intents.kept = leftIntent({ key: 'key-2' });
  page.orders.check.last().answer(right(undefined));
  await settled();
  expect(page.status()).toMatchObject({ kind: 'finished', outcome: 1 });
  expect(page.intents.kept).toEqual(leftIntent({ key: 'key-2' }));
});

test('[PAY-06][SEC-04] who logs out frees the lock and gives the call up; its late answer changes nothing', async () => {
  const page = await opened();
  page.session.send({ type: 'payment.requested', asked: purchase });
  await settled();
  const call = page.orders.checkBuyGrade.last();
  expect(page.lock.held).toBe(true);
  page.session.send({ type: 'payment.memberLeft' });
  await settled();
  expect([page.lock.held, call.signal?.aborted]).toEqual([false, true]);
  call.answer(right(undefined));
  await settled();
  expect([page.intents.writes, page.status()]).toEqual([[], { kind: 'idle' }]);
});

test.each([
  ['damaged', 'damaged', null],
  ['foreign', leftIntent({ userId: 'u2002' }), null],
  ['old', leftIntent({ startedAt: startedAt - 1_800_000, deadline: startedAt }), orderNo],
] as const)('[PAY-10] a record that is %s is dropped with a message', async (reason, kept, left) => {
  const page = await opened({ kept });
  expect(page.status()).toMatchObject({ kind: 'dropped', reason, orderNo: left });
  expect(page.intents.kept).toBeNull();
  page.session.send({ type: 'payment.closed' });
  expect(page.status()).toEqual({ kind: 'idle' });
});

test('[PAY-08] the code is taken only by who left for it, exchanged once, and the openId is kept', async () => {
  const away = paidIntent({ channel: 'wechat', stage: 'leftForOpenId' });
  const page = await opened({ kept: away, code: 'code-1', channel: 'wechat' });
  expect(page.openIdGateway.openId.calls.map(({ input }) => input)).toEqual(['code-1']);
  page.openIdGateway.openId.last().answer(right('o1'));
  await settled();
  expect(page.openIds.kept).toBe('o1');
  expect(page.payHost.wechat.last().input).toEqual({ orderNo, openId: 'o1' });

  const other = await opened({ kept: leftIntent({ channel: 'wechat' }), code: 'code-1', channel: 'wechat' });
  expect([other.codes.came, other.status().kind]).toEqual(['code-1', 'askingConfirmation']);
});

test('[PAY-10] after a reload nothing is asked of anybody before the person answers', async () => {
  const page = await opened({ kept: leftIntent() });
  page.clock.pass(600_000);
  await settled();
  expect([page.orders.check.calls, page.payHost.h5.calls, page.lock.taken()]).toEqual([[], [], 0]);
  expect(page.status()).toMatchObject({ kind: 'askingConfirmation', until: startedAt + 1_800_000 });
});

test('[PAY-15][PAY-04] a payment that arrives late ends the sheet with the success by itself', async () => {
  const page = await opened({ kept: leftIntent() });
  page.session.send({ type: 'payment.confirmed' });
  await settled();
  page.orders.check.last().answer(left({ kind: 'refused', code: 402, message: '订单尚未支付' }));
  await settled();
  expect(page.status()).toMatchObject({ kind: 'finished', outcome: 4, title: '尚未查到付款', isOpen: true });
  expect(page.orders.check.calls).toHaveLength(1);
  page.clock.pass(5_000);
  await settled();
  page.orders.check.last().answer(right(undefined));
  await settled();
  page.orders.check.last().answer(right(undefined));
  await settled();
  expect(page.status()).toMatchObject({ kind: 'finished', outcome: 1, title: '支付成功' });
  expect([page.orders.check.calls.length, page.intents.kept]).toEqual([3, null]);
});

test('[PAY-11] 取消 after the return ends with outcome 3, and neither cancels the order nor forgets it', async () => {
  const page = await opened({ kept: leftIntent() });
  page.session.send({ type: 'payment.cancelled' });
  await settled();
  expect(page.status()).toEqual({ kind: 'idle' });
  expect(page.ended).toMatchObject([{ outcome: { code: 3, cause: 'cancelledAtReturn' }, orderNo }]);
  expect([page.orders.cancelPay.calls.length, page.intents.kept]).toEqual([0, leftIntent()]);
});
