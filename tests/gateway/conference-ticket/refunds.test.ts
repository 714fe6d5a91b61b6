import fc from 'fast-check';
import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refundOf } from '../../../contract/conference/ticket-type';
import type { Refusal } from '../../../contract/refusal/refusal';
import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import { conferenceTicket } from '../../../gateway/src/adapters/database/schema/conference-ticket';
import { orderLedger, orderNotice } from '../../../gateway/src/adapters/database/schema/order';
import { memberRecordStore } from '../../../gateway/src/adapters/database/stores/member-record-store';
import { payBookStore } from '../../../gateway/src/adapters/database/stores/pay-book-store';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import type { HeldTicket } from '../../../gateway/src/ports/conference-tickets';
import {
  halfUntil,
  refundsUntil,
  ticketsOpenAt,
  ticketWorldOver,
  type TicketWorld,
} from '../../../tools/soak/tickets/ticket-world';
import { openEmptyDatabase } from '../../support/gateway/empty-database';
import { recordingDatabase } from '../../../tools/process/recording-database';
import { movedClock } from '../../support/gateway/moved-clock';

const minute = 60_000;
const price = 298_001;
const clock = movedClock(ticketsOpenAt + minute);
let world: TicketWorld;
beforeAll(async () => {
  world = await ticketWorldOver({ sql: await openEmptyDatabase(), clock, members: 9 });
});
afterAll(() => world.sql.close());

const rightOf = <A>(answer: Either<Refusal, A>): A => {
  if (isLeft(answer)) throw new Error(answer.left.name);
  return answer.right;
};
/** Registers and pays; returns the number of the order. */
const bought = async (who: string, attendees: readonly number[], chargeId: string): Promise<string> => {
  const tickets: readonly HeldTicket[] = rightOf(await world.register(who, 'half', attendees));
  const orderNo = tickets[0]?.orderNo ?? '';
  await world.charge(orderNo, chargeId);
  return orderNo;
};
/** Moves the clock to a moment. */
const at = (moment: number): void => clock.move(moment - clock.now());
const shown = async (who: string, orderNo: string) => rightOf(await world.ownOrders.one(who, orderNo));
const askFor = (who: string, orderNo: string, sum: number | null) =>
  world.ownOrders.askRefund(who, orderNo, '行程有变', sum);
/** Asks for the sum that the page shows. */
const askRefund = async (who: string, orderNo: string) =>
  askFor(who, orderNo, (await shown(who, orderNo)).refundNow?.amount ?? null);
const invoice = { kind: 'personal', title: '沈知远', taxNumber: '', email: 'a@b.example' } as const;

test('[PAY-16] the page says what goes back: all at first, then half, then nothing', async () => {
  at(refundsUntil - minute);
  const orderNo = await bought('m1', [1, 2], '2000000001');
  expect((await shown('m1', orderNo)).refundNow).toEqual({ percent: 100, amount: 2 * price });
  at(refundsUntil);
  expect((await shown('m1', orderNo)).refundNow).toEqual({ percent: 50, amount: price });
  at(halfUntil);
  expect((await shown('m1', orderNo)).refundNow).toBeNull();
  expect(await askRefund('m1', orderNo)).toMatchObject({ left: { name: 'ticketNotRefundable' } });
});

test('[PAY-05][PAY-16] before the first moment all of the money goes back', async () => {
  at(refundsUntil - minute);
  const orderNo = await bought('m2', [1], '2000000002');
  expect(isRight(await askRefund('m2', orderNo))).toBe(true);
  expect(world.returnedAmounts.get('2000000002')).toBe(price);
  expect((await shown('m2', orderNo)).order).toMatchObject({ state: 'refunded', refund: { amount: null } });
});

test('[PAY-05][PAY-16] after it half goes back, rounded down, once; refund, ledger and notice say so', async () => {
  at(refundsUntil - minute);
  const orderNo = await bought('m3', [1], '2000000003');
  at(refundsUntil);
  expect(isRight(await askRefund('m3', orderNo))).toBe(true);
  expect(isRight(await askRefund('m3', orderNo))).toBe(true);
  expect(world.returned.filter((id) => id === '2000000003')).toHaveLength(1);
  expect(world.returnedAmounts.get('2000000003')).toBe(149_000);
  const { order } = await shown('m3', orderNo);
  expect(order).toMatchObject({ state: 'refunded', amount: price, refund: { amount: 149_000 } });
  const { orm } = databaseOver(world.sql);
  const ledger = (await orm.select().from(orderLedger)).filter((line) => line.orderNo === orderNo);
  expect(ledger.map(({ kind, amount }) => [kind, amount])).toContainEqual(['refunded', 149_000]);
  expect(ledger.map(({ kind, amount }) => [kind, amount])).toContainEqual(['paid', price]);
  const notices = (await orm.select().from(orderNotice)).filter((line) => line.orderNo === orderNo);
  expect(notices.map(({ kind, detail }) => [kind, detail])).toContainEqual(['refunded', '149000']);
});

test('[PAY-16] a refund of another sum than the one that was shown is refused with the sum of now', async () => {
  at(refundsUntil - minute);
  const orderNo = await bought('m7', [1], '2000000007');
  const before = (await shown('m7', orderNo)).refundNow?.amount ?? null;
  at(refundsUntil);
  for (const sum of [before, null]) {
    const answer = await askFor('m7', orderNo, sum);
    expect(answer).toMatchObject({ left: { name: 'refundChanged', code: 409 } });
    expect(answer).toMatchObject({ left: { changedTo: { amount: '1490.00', percent: 50 } } });
    expect(answer).toMatchObject({ left: { text: '退款金额已变为 ¥1,490.00，请核对后重新提交' } });
  }
  expect((await shown('m7', orderNo)).order).toMatchObject({ state: 'paid', refund: null });
  expect(world.returned).not.toContain('2000000007');
  expect(isRight(await askFor('m7', orderNo, 149_000))).toBe(true);
  expect(world.returnedAmounts.get('2000000007')).toBe(149_000);
  // A repeat finds the refund made, with any sum that it names.
  for (const sum of [before, null, 149_000]) expect(isRight(await askFor('m7', orderNo, sum))).toBe(true);
  expect(world.returned.filter((id) => id === '2000000007')).toHaveLength(1);
});

test('[PAY-05] late money on an order of a removed account takes no place and goes back', async () => {
  at(refundsUntil);
  const tickets = rightOf(await world.register('m8', 'half', [1]));
  const orderNo = tickets[0]?.orderNo ?? '';
  at(refundsUntil + 16 * minute);
  const database = databaseOver(world.sql);
  await memberRecordStore(recordingDatabase(database), clock).retire('m8');
  expect(await world.charge(orderNo, '2000000008')).toBe('late');
  expect(world.returnedAmounts.get('2000000008')).toBe(price);
  const { state, refund } = rightOf(await world.ownOrders.one('m8', orderNo)).order;
  expect([state, refund?.reason]).toEqual(['refunded', '订单关闭后到账']);
  const held = await database.orm.select().from(conferenceTicket);
  expect(held.filter((one) => one.holderId === 'm8').map((one) => one.state)).toEqual(['void']);
});

test('[PAY-16] an invoice that was asked for is issued about the part that is kept', async () => {
  at(refundsUntil);
  const orderNo = await bought('m4', [1], '2000000004');
  await world.ownOrders.askInvoice('m4', orderNo, invoice);
  expect(isRight(await askRefund('m4', orderNo))).toBe(true);
  expect((await shown('m4', orderNo)).order.invoice).toMatchObject({ closedAt: null, issuedAt: null });
  expect((await world.orders.withOpenInvoice()).map((order) => order.orderNo)).toContain(orderNo);
  expect(await world.orders.move(orderNo, { kind: 'invoiceIssued' }, clock.now())).toMatchObject({
    _tag: 'Right',
  });
  const { orm } = databaseOver(world.sql);
  const notices = (await orm.select().from(orderNotice)).filter((line) => line.orderNo === orderNo);
  expect(notices.map(({ kind, detail }) => [kind, detail])).toContainEqual(['invoiceIssued', '149001']);
  const ledger = (await orm.select().from(orderLedger)).filter((line) => line.orderNo === orderNo);
  expect(ledger.map(({ kind, amount }) => [kind, amount])).toContainEqual(['invoiceIssued', 149_001]);
});

test('[PAY-16] a second charge after the refund of a part goes back, and the part stays as it was', async () => {
  at(refundsUntil);
  const orderNo = await bought('m6', [1], '2000000006');
  await world.ownOrders.askInvoice('m6', orderNo, invoice);
  expect(isRight(await askRefund('m6', orderNo))).toBe(true);
  await world.charge(orderNo, '2000000016');
  expect(world.returnedAmounts.get('2000000016')).toBe(price);
  expect((await shown('m6', orderNo)).order.refund?.amount).toBe(149_000);
  await world.orders.move(orderNo, { kind: 'invoiceIssued' }, clock.now());
  const { orm } = databaseOver(world.sql);
  const notices = (await orm.select().from(orderNotice)).filter((line) => line.orderNo === orderNo);
  expect(notices.map(({ kind, detail }) => [kind, detail])).toContainEqual(['invoiceIssued', '149001']);
});

test('[PAY-16] the invoice of an order that is refunded whole is closed, and cannot be issued', async () => {
  at(refundsUntil - minute);
  const orderNo = await bought('m5', [1], '2000000005');
  await world.ownOrders.askInvoice('m5', orderNo, invoice);
  await askRefund('m5', orderNo);
  expect((await shown('m5', orderNo)).order.invoice?.closedAt).toBe(clock.now());
  expect(await world.orders.move(orderNo, { kind: 'invoiceIssued' }, clock.now())).toMatchObject({
    left: { name: 'invoiceNotNow' },
  });
});

test('[PAY-05] the payment service gives a part back once, and never more than the charge', async () => {
  const books = payBookStore(databaseOver(world.sql), clock, systemRandom);
  const prepared = await books.prepay({ orderNo: 'x1', description: '票', amount: 1_000, channel: 'app' });
  const charged = await books.charge(prepared?.prepayId ?? '', clock.now());
  const chargeId = charged.kind === 'charged' ? charged.chargeId : '';
  expect(await books.giveBack(chargeId, 1_001)).toBe(false);
  expect(await books.giveBack(chargeId, 500)).toBe(true);
  expect(await books.giveBack(chargeId, 700)).toBe(true);
  const [row] = await world.sql.query(
    'select returned_amount from pay_charge where charge_id = $1',
    [chargeId],
    'arrays',
  );
  expect(row).toEqual([500]);
});

test('[PAY-16] a part is whole 分, never more than the sum, and all of it at 100 per cent', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(100), (amount, percent) => {
      const part = refundOf(amount, percent);
      expect(Number.isInteger(part) && part >= 0 && part <= amount).toBe(true);
      expect(refundOf(amount, 100)).toBe(amount);
      expect((amount * percent) / 100 - part).toBeLessThan(1);
    }),
  );
});
