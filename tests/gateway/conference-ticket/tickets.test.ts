import { randomUUID } from 'node:crypto';
import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import { conferenceTicket } from '../../../gateway/src/adapters/database/schema/conference-ticket';
import { memberRecordStore } from '../../../gateway/src/adapters/database/stores/member-record-store';
import { chargesToReturnStore } from '../../../gateway/src/adapters/database/stores/order-follow-up-store';
import type { Refusal } from '../../../contract/refusal/refusal';
import type { HeldTicket } from '../../../gateway/src/ports/conference-tickets';
import {
  attendee,
  conferenceStartsAt,
  refundsUntil,
  ticketsOpenAt,
  ticketWorldOver,
  type TicketWorld,
} from '../../../tools/soak/tickets/ticket-world';
import { openEmptyDatabase } from '../../support/gateway/empty-database';
import { recordingDatabase } from '../../../tools/process/recording-database';
import { movedClock } from '../../support/gateway/moved-clock';

const minute = 60_000;
const clock = movedClock(ticketsOpenAt + minute);
let world: TicketWorld;
beforeAll(async () => {
  world = await ticketWorldOver({ sql: await openEmptyDatabase(), clock, members: 60 });
});
afterAll(() => world.sql.close());

const rightOf = <A>(answer: Either<Refusal, A>): A => {
  if (isLeft(answer)) throw new Error(answer.left.name);
  return answer.right;
};
const refusedAs = (answer: Either<Refusal, unknown>): string | null =>
  isLeft(answer) ? answer.left.name : null;
const statesOf = (tickets: readonly HeldTicket[]): readonly string[] => tickets.map(({ state }) => state);
const firstOf = (tickets: readonly HeldTicket[]): HeldTicket => {
  const [first] = tickets;
  if (first === undefined) throw new Error('no ticket');
  return first;
};
const orderOf = (tickets: readonly HeldTicket[]): string => firstOf(tickets).orderNo ?? '';
const leftOf = async (typeId: string): Promise<number | undefined> =>
  rightOf(await world.own.choices('m60', 'conf-1')).types.find(({ id }) => id === typeId)?.left;

describe('registering', () => {
  test('[SCR-08] free tickets are valid at once; the same key answers the same registration', async () => {
    const key = randomUUID();
    const first = rightOf(await world.register('m1', 'free', [1, 2], key));
    expect(statesOf(first)).toEqual(['valid', 'valid']);
    expect(orderOf(first)).toBe('');
    const again = rightOf(await world.register('m1', 'free', [1, 2], key));
    expect(again.map(({ number }) => number)).toEqual(first.map(({ number }) => number));
    expect(refusedAs(await world.register('m1', 'free', [3], key))).toBe('keyReused');
    expect(await leftOf('free')).toBe(8);
  });

  test('[SCR-08] too many, too few, doubled and malformed attendees are refused, and take nothing', async () => {
    const many = Array.from({ length: 1_000 }, (_, number) => number);
    expect(refusedAs(await world.register('m2', 'free', many))).toBe('ticketsTooMany');
    expect(refusedAs(await world.register('m2', 'free', []))).toBe('ticketsAttendees');
    expect(refusedAs(await world.register('m2', 'free', [1, 1]))).toBe('ticketAttendeeTwice');
    const wrong = { ...attendee(1), phone: '12' };
    const draft = { accountId: 'm2', key: randomUUID(), conferenceId: 'conf-1', typeId: 'free' };
    expect(refusedAs(await world.own.register({ ...draft, attendees: [wrong] }))).toBe('ticketAttendeeWrong');
    expect(refusedAs(await world.register('u', 'free', [1]))).toBe('ticketUnverified');
    expect(refusedAs(await world.register('m2', 'no-type', [1]))).toBe('ticketTypeUnknown');
    expect(refusedAs(await world.register('m1', 'free', [4, 5, 6, 7]))).toBe('ticketsOverLimit');
    expect(await leftOf('free')).toBe(8);
  });

  test('[SCR-08] a reviewed registration waits; the review makes it valid, or to be paid, or void', async () => {
    const free = rightOf(await world.register('m3', 'reviewed', [1]));
    const toPay = rightOf(await world.register('m3', 'reviewed-paid', [1]));
    const refused = rightOf(await world.register('m4', 'reviewed', [2]));
    expect([free, toPay, refused].map(statesOf)).toEqual([['pending'], ['pending'], ['pending']]);
    expect(rightOf(await listed())).toContain(firstOf(free).registrationId);
    await world.desk.approve(firstOf(free).registrationId);
    await world.desk.approve(firstOf(toPay).registrationId);
    expect(isLeft(await world.desk.reject(firstOf(refused).registrationId, ''))).toBe(true);
    await world.desk.reject(firstOf(refused).registrationId, '名额已满');
    expect(isLeft(await world.desk.approve(firstOf(refused).registrationId))).toBe(true);
    const of = async (accountId: string, tickets: readonly HeldTicket[]) =>
      rightOf(await world.own.registration(accountId, firstOf(tickets).registrationId));
    expect(statesOf(await of('m3', free))).toEqual(['valid']);
    const [held] = await of('m3', toPay);
    expect(held).toMatchObject({ state: 'toPay', orderAmount: 98_000 });
    expect(held?.payBy).toBe(clock.now() + 24 * 60 * minute);
    expect(await of('m4', refused)).toMatchObject([{ state: 'void', reason: '名额已满' }]);
    expect(world.notices()).toEqual(['会议报名已通过 m3', '会议报名已通过，请支付 m3', '会议报名未通过 m4']);
  });

  const listed = async (): Promise<Either<Refusal, string>> => {
    const lines = await world.desk.list();
    if (isLeft(lines)) throw new Error(lines.left);
    return { _tag: 'Right', right: lines.right };
  };
});

describe('paid tickets', () => {
  test('[PAY-05] a place is held for 15 minutes, is released then, and the ticket says so', async () => {
    const held = rightOf(await world.register('m5', 'paid', [1, 2]));
    expect(firstOf(held).payBy).toBe(clock.now() + 15 * minute);
    expect(await leftOf('paid')).toBe(8);
    clock.move(15 * minute);
    expect(await leftOf('paid')).toBe(10);
    const after = rightOf(await world.own.registration('m5', firstOf(held).registrationId));
    expect(after).toMatchObject([
      { state: 'void', reason: '未在保留时间内完成支付，席位已释放', payBy: null },
      { state: 'void' },
    ]);
  });

  test('[PAY-05] a payment in time makes the tickets valid, and is taken once', async () => {
    const held = rightOf(await world.register('m5', 'paid', [1, 2]));
    expect(await world.charge(orderOf(held), '1000000001')).toBe('paid');
    expect(await world.charge(orderOf(held), '1000000001')).toBe('repeated');
    const after = rightOf(await world.own.registration('m5', firstOf(held).registrationId));
    expect(statesOf(after)).toEqual(['valid', 'valid']);
    expect(await leftOf('paid')).toBe(8);
    expect(world.returned).toEqual([]);
  });

  test('[PAY-05] late money gets a place where one is free, else it goes back', async () => {
    const late = rightOf(await world.register('m6', 'paid', [1]));
    const unlucky = rightOf(await world.register('m7', 'paid', [1]));
    clock.move(16 * minute);
    expect(await world.charge(orderOf(late), '1000000002')).toBe('paid');
    expect(statesOf(rightOf(await world.own.registration('m6', firstOf(late).registrationId)))).toEqual([
      'valid',
    ]);
    for (const [who, count] of [
      ['m8', 4],
      ['m9', 3],
    ] as const)
      rightOf(
        await world.register(
          who,
          'paid',
          Array.from({ length: count }, (_, at) => at + 1),
        ),
      );
    expect(await leftOf('paid')).toBe(0);
    expect(await world.charge(orderOf(unlucky), '1000000003')).toBe('late');
    expect(world.returned).toEqual(['1000000003']);
    expect(statesOf(rightOf(await world.own.registration('m7', firstOf(unlucky).registrationId)))).toEqual([
      'void',
    ]);
    expect(refusedAs(await world.register('m10', 'paid', [1]))).toBe('ticketsSoldOut');
    clock.move(16 * minute);
    expect(await leftOf('paid')).toBe(7);
  });

  test('[PAY-05] a cancelled order ends its tickets; money that comes after it goes back', async () => {
    const held = rightOf(await world.register('m11', 'paid', [1, 2]));
    expect(isRight(await world.own.cancel('m11', firstOf(held).number))).toBe(true);
    const after = rightOf(await world.own.registration('m11', firstOf(held).registrationId));
    expect(statesOf(after)).toEqual(['cancelled', 'cancelled']);
    expect(await world.charge(orderOf(held), '1000000004')).toBe('late');
    expect(world.returned).toContain('1000000004');
  });

  test('[PAY-05][PAY-16] the tickets of an order go back together, by the rules of their type', async () => {
    const held = rightOf(await world.register('m12', 'paid', [1, 2]));
    await world.charge(orderOf(held), '1000000005');
    const reason = '行程有变';
    expect(isRight(await world.ownOrders.askRefund('m12', orderOf(held), reason, 596_000))).toBe(true);
    const after = rightOf(await world.own.registration('m12', firstOf(held).registrationId));
    expect(after).toMatchObject([
      { state: 'refunded', keyVersion: 2 },
      { state: 'refunded', keyVersion: 2 },
    ]);
    expect(world.returned).toContain('1000000005');
  });
});

test('[PAY-16] a refund of tickets is asked for and decided in one transaction', async () => {
  const held = rightOf(await world.register('m24', 'paid', [1]));
  await world.charge(orderOf(held), '1000000024');
  // What the process does after the transaction is left out, as after a crash.
  await world.orders.move(
    orderOf(held),
    { kind: 'refundAsked', reason: '行程有变', expectedAt: clock.now() },
    clock.now(),
  );
  expect((await world.orders.head(orderOf(held)))?.state).toBe('refunded');
  expect(rightOf(await world.own.one('m24', firstOf(held).number)).state).toBe('refunded');
  expect(world.returned).not.toContain('1000000024');
  expect(isRight(await world.ownOrders.askRefund('m24', orderOf(held), '行程有变', null))).toBe(true);
  expect(world.returned.filter((id) => id === '1000000024')).toHaveLength(1);
});

describe('changing and giving', () => {
  test('[SCR-08] the attendee is changed by the holder alone, before the start', async () => {
    const held = firstOf(rightOf(await world.register('m13', 'free', [1])));
    expect(refusedAs(await world.own.change('m14', held.number, attendee(2)))).toBe('ticketUnknown');
    expect(isRight(await world.own.change('m13', held.number, attendee(2, ' 新来的 ')))).toBe(true);
    expect(rightOf(await world.own.one('m13', held.number)).attendee.name).toBe('新来的');
  });

  test('[SCR-08][MKT-22] a ticket is given once; the old codes end, and both sides see it wait', async () => {
    const held = firstOf(rightOf(await world.register('m15', 'free', [1])));
    const offer = (name: string, phone: string) => world.own.offer('m15', held.number, phone, name);
    expect(refusedAs(await offer('别人', '13800000016'))).toBe('ticketMemberUnknown');
    expect(refusedAs(await offer('会员15', '13800000015'))).toBe('ticketOwnOffer');
    expect(isRight(await offer('会员16', '13800000016'))).toBe(true);
    expect(refusedAs(await offer('会员17', '13800000017'))).toBe('ticketOffered');
    const [waiting] = (await world.own.mine('m16')).offers;
    expect(waiting).toMatchObject({ peerName: '会员15', peerPhone: '138****0015' });
    expect(rightOf(await world.own.one('m15', held.number)).offer).toMatchObject({ peerName: '会员16' });
    expect(refusedAs(await world.own.accept('m17', waiting?.id ?? 0))).toBe('ticketOfferUnknown');
    const received = rightOf(await world.own.accept('m16', waiting?.id ?? 0));
    expect(received).toMatchObject({ state: 'valid', received: true, keyVersion: 1 });
    expect(received.number).not.toBe(held.number);
    expect(rightOf(await world.own.one('m15', held.number))).toMatchObject({
      state: 'transferred',
      keyVersion: 2,
    });
    expect(refusedAs(await world.own.offer('m16', received.number, '13800000017', '会员17'))).toBe(
      'ticketReceived',
    );
    expect(world.notices().slice(-2)).toEqual(['有一张门票转赠给您 m16', '门票已转赠 m15']);
  });

  test('[SCR-10] a member who unsubscribes is named by no ticket, and what was paid goes back', async () => {
    const free = firstOf(rightOf(await world.register('m28', 'free', [1])));
    const held = firstOf(rightOf(await world.register('m28', 'paid', [2])));
    const paid = rightOf(await world.register('m28', 'paid', [3]));
    await world.charge(orderOf(paid), '1000000028');
    const waiting = firstOf(rightOf(await world.register('m28', 'reviewed', [4])));
    const database = databaseOver(world.sql);
    await memberRecordStore(recordingDatabase(database), clock).retire('m28');
    const all = await database.orm.select().from(conferenceTicket);
    const after = all.filter(({ holderId }) => holderId === 'm28');
    expect(new Map(after.map(({ number, state }) => [number, state]))).toEqual(
      new Map([
        [free.number, 'cancelled'],
        [held.number, 'cancelled'],
        [firstOf(paid).number, 'refunded'],
        [waiting.number, 'cancelled'],
      ]),
    );
    for (const ticket of after)
      expect(ticket).toMatchObject({ name: '已注销用户', phone: '-', company: '', position: '' });
    const charges = await chargesToReturnStore(database).open();
    expect(charges).toContainEqual({ chargeId: '1000000028', amount: 298_000 });
  });

  test.each(['+8613800000026', '138-0000-0026', '+86 138 0000 0026', '１３８００００００２６'])(
    '[SCR-08] the phone %s finds the member who has it',
    async (phone) => {
      const held = firstOf(rightOf(await world.register('m25', 'free', [1], randomUUID())));
      expect(isRight(await world.own.offer('m25', held.number, phone, '会员26'))).toBe(true);
      expect(isRight(await world.own.withdraw('m25', held.number))).toBe(true);
      expect(isRight(await world.own.cancel('m25', held.number))).toBe(true);
    },
  );

  test('[SCR-08] a phone of another country is not taken for one of the mainland', async () => {
    const held = firstOf(rightOf(await world.register('m27', 'free', [1])));
    expect(refusedAs(await world.own.offer('m27', held.number, '+8523800000026', '会员26'))).toBe(
      'ticketMemberUnknown',
    );
    expect(isRight(await world.own.cancel('m27', held.number))).toBe(true);
  });

  test('[SCR-08] a declined and a withdrawn offer leave the ticket with its holder', async () => {
    const held = firstOf(rightOf(await world.register('m18', 'free', [1])));
    await world.own.offer('m18', held.number, '13800000019', '会员19');
    const [one] = (await world.own.mine('m19')).offers;
    expect(isRight(await world.own.decline('m19', one?.id ?? 0))).toBe(true);
    await world.own.offer('m18', held.number, '13800000019', '会员19');
    const [two] = (await world.own.mine('m19')).offers;
    expect(isRight(await world.own.withdraw('m18', held.number))).toBe(true);
    expect(refusedAs(await world.own.accept('m19', two?.id ?? 0))).toBe('ticketOfferUnknown');
    expect(rightOf(await world.own.one('m18', held.number))).toMatchObject({ state: 'valid', offer: null });
  });

  test('[SCR-08] a paid ticket that was given does not go back', async () => {
    const held = rightOf(await world.register('m20', 'paid', [1, 2]));
    await world.charge(orderOf(held), '1000000006');
    await world.own.offer('m20', firstOf(held).number, '13800000021', '会员21');
    const ask = () => world.ownOrders.askRefund('m20', orderOf(held), '行程有变', null);
    expect(refusedAs(await ask())).toBe('ticketsUsed');
    const [offer] = (await world.own.mine('m21')).offers;
    const received = rightOf(await world.own.accept('m21', offer?.id ?? 0));
    expect(received).toMatchObject({ orderNo: null, price: 298_000 });
    expect(refusedAs(await ask())).toBe('ticketsUsed');
    expect(refusedAs(await world.own.cancel('m20', held[1]?.number ?? ''))).toBe('ticketPaid');
  });

  test('[SCR-08] after the time of its type nothing goes back, and after the start nothing changes', async () => {
    const held = rightOf(await world.register('m22', 'paid', [1]));
    await world.charge(orderOf(held), '1000000007');
    const free = firstOf(rightOf(await world.register('m22', 'free', [2])));
    clock.move(refundsUntil - clock.now());
    expect(refusedAs(await world.ownOrders.askRefund('m22', orderOf(held), '行程有变', null))).toBe(
      'ticketNotRefundable',
    );
    clock.move(conferenceStartsAt - clock.now());
    expect(refusedAs(await world.own.change('m22', free.number, attendee(3)))).toBe('ticketStarted');
    expect(refusedAs(await world.own.offer('m22', free.number, '13800000023', '会员23'))).toBe(
      'ticketStarted',
    );
    expect(refusedAs(await world.own.cancel('m22', free.number))).toBe('ticketStarted');
    expect(refusedAs(await world.register('m23', 'free', [1]))).toBe('ticketSaleClosed');
  });
});
