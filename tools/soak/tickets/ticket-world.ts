import { randomUUID } from 'node:crypto';
import type { RefundStep } from '../../../contract/conference/ticket-type';
import type { Attendee } from '../../../contract/ticket/ticket';
import { migrate } from '../../../gateway/src/adapters/database/migration/migrate';
import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { conferenceTicketStore } from '../../../gateway/src/adapters/database/stores/conference-ticket-store';
import { accountStore } from '../../../gateway/src/adapters/database/stores/account-store';
import { chargesToReturnStore } from '../../../gateway/src/adapters/database/stores/order-follow-up-store';
import { orderStore } from '../../../gateway/src/adapters/database/stores/order-store';
import { makeOwnTickets } from '../../../gateway/src/application/conference-ticket/own-tickets';
import type { Clock } from '../../../gateway/src/ports/clock';
import { makeTicketDesk } from '../../../gateway/src/application/operator/ticket-desk';
import { makeOwnOrders } from '../../../gateway/src/application/order/own-orders';
import { makeTakeCharge } from '../../../gateway/src/application/payment/take-charge';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import { recordingDatabase } from '../../process/recording-database';
import { locations } from '../../../gateway/src/main/locations';

const minute = 60_000;
const day = 24 * 60 * minute;

/** When the conference of the world is registered for: 29 November 2026. */
export const ticketsOpenAt = Date.UTC(2026, 10, 29);
export const conferenceStartsAt = ticketsOpenAt + 30 * day;
export const refundsUntil = ticketsOpenAt + 20 * day;
/** Until then half of the price of the type 'half' goes back. */
export const halfUntil = refundsUntil + 5 * day;

/** An attendee of a number. */
export const attendee = (number: number, name = `参会人${number}`): Attendee => ({
  name,
  phone: `1390000${String(number).padStart(4, '0')}`,
  company: '示例资本',
  position: '投资总监',
});

/** What a world of tickets is made of. */
export interface TicketWorldNeeds {
  /** Empty: it is migrated here. */
  readonly sql: SqlDatabase;
  readonly clock: Clock;
  readonly members: number;
  /** Of each type of ticket. */
  readonly places?: number;
}

/** One conference with types of each sort, members, and the use cases about their tickets, over a database. */
export const ticketWorldOver = async ({ sql, clock, members, places = 10 }: TicketWorldNeeds) => {
  await migrate(sql, locations.migrations);
  const whole = [{ until: refundsUntil, percent: 100 }];
  const type = (
    id: string,
    place: number,
    price: number,
    review: boolean,
    limit: number,
    refunds: readonly RefundStep[] = whole,
  ): string =>
    `('${id}', 'conf-1', ${place}, '${id}', 'standard', ${price}, ${places}, ${limit}, ${review}, null, null, '',
      '${JSON.stringify(refunds)}')`;
  await sql.script(`
    insert into account (id, phone, name, company, position, password_hash, registered_at, prove)
      select 'm' || n, '138' || to_char(n, 'FM00000000'), '会员' || n, '公司' || n, '经理', 'x', 1, '1'
      from generate_series(1, ${members}) as n;
    insert into account (id, phone, name, company, position, password_hash, registered_at)
      values ('u', '13700000000', '未认证', '', '', 'x', 1);
    insert into conferences (id, title, host, industries, industry_ids, region, venue, form, opens_at,
        closes_at, starts_at, ends_at, facts, changed_at)
      values ('conf-1', '并购年会', '主办', '[]', '[]', '上海', '国际会议中心', 'onsite', ${ticketsOpenAt},
        ${conferenceStartsAt - day}, ${conferenceStartsAt}, ${conferenceStartsAt + day}, '{}', 1);
    insert into conference_ticket_types (id, conference_id, place, name, sort, price, capacity, member_limit, review,
        sale_from, sale_until, includes, refunds)
      values ${[
        type('free', 0, 0, false, 5),
        type('paid', 1, 298_000, false, 5),
        type('reviewed', 2, 0, true, 2),
        type('reviewed-paid', 3, 98_000, true, 2),
        type('half', 4, 298_001, false, 5, [...whole, { until: halfUntil, percent: 50 }]),
      ].join(', ')};`);
  const database = recordingDatabase(databaseOver(sql));
  const tickets = conferenceTicketStore(database);
  const orders = orderStore(database);
  const accounts = accountStore(database);
  const limits = {
    take: () => Promise.resolve({ allowed: true as const }),
    giveBack: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  };
  const random = systemRandom;
  const returned: string[] = [];
  const returnedAmounts = new Map<string, number>();
  const charges = chargesToReturnStore(database);
  const returnCharges = async (): Promise<void> => {
    for (const { chargeId, amount } of await charges.open()) {
      returned.push(chargeId);
      returnedAmounts.set(chargeId, amount);
      await charges.markReturned(chargeId, clock.now());
    }
  };
  const own = makeOwnTickets({ tickets, orders, accounts, limits, clock, random });
  const takeCharge = makeTakeCharge({
    orders,
    strays: { add: () => Promise.resolve() },
    returnCharges,
    notifyOfOrders: () => Promise.resolve(),
    clock,
  });
  return {
    sql,
    own,
    orders,
    /** The title and the recipient of each notice. */
    notices: () =>
      database.sent.flatMap((event) =>
        event.kind === 'message.sent' ? [`${event.message.title ?? ''} ${event.message.to}`] : [],
      ),
    returned,
    returnedAmounts,
    takeCharge,
    ownOrders: makeOwnOrders({ accounts, orders, limits, settled: returnCharges, clock }),
    desk: makeTicketDesk({ tickets, accounts, clock, random }),
    /** Registers attendees of these numbers. */
    register: (accountId: string, typeId: string, attendees: readonly number[], key: string = randomUUID()) =>
      own.register({
        accountId,
        key,
        typeId,
        conferenceId: 'conf-1',
        attendees: attendees.map((number) => attendee(number)),
      }),
    /** The payment service reports the money of an order. */
    charge: async (orderNo: string, chargeId: string) => {
      const head = await orders.head(orderNo);
      return takeCharge({ chargeId, orderNo, amount: head?.amount ?? 0, paidAt: clock.now() });
    },
  };
};

export type TicketWorld = Awaited<ReturnType<typeof ticketWorldOver>>;
