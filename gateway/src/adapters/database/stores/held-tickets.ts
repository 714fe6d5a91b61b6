import { and, asc, desc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { maskedPhone } from '../../../domain/security/security-event';
import type { ConferenceTickets, HeldOffer, HeldTicket } from '../../../ports/conference-tickets';
import { conferences, conferenceTicketTypes } from '../kinds/conference/table';
import type { Database, Orm } from '../orm';
import { account } from '../schema/account';
import {
  conferenceTicket,
  heldPlaces,
  ticketRegistration,
  ticketTransfer,
} from '../schema/conference-ticket';
import { memberOrder } from '../schema/order';

/** Transfers that wait for an answer, with the name of the other side: for the giver the recipient, else the giver. */
const offersWhere = async (
  orm: Orm,
  accountId: string,
  which: SQL | undefined,
): Promise<readonly HeldOffer[]> => {
  const peer = alias(account, 'peer');
  const rows = await orm
    .select({
      id: ticketTransfer.id,
      ticketNumber: ticketTransfer.ticketNumber,
      conferenceId: conferences.id,
      conferenceTitle: conferences.title,
      typeName: conferenceTicketTypes.name,
      startsAt: conferences.startsAt,
      peerName: peer.name,
      peerPhone: peer.phone,
      askedAt: ticketTransfer.askedAt,
    })
    .from(ticketTransfer)
    .innerJoin(conferenceTicket, eq(conferenceTicket.number, ticketTransfer.ticketNumber))
    .innerJoin(conferences, eq(conferences.id, conferenceTicket.conferenceId))
    .innerJoin(conferenceTicketTypes, eq(conferenceTicketTypes.id, conferenceTicket.typeId))
    .innerJoin(
      peer,
      eq(
        peer.id,
        sql`case when ${ticketTransfer.fromId} = ${accountId} then ${ticketTransfer.toId} else ${ticketTransfer.fromId} end`,
      ),
    )
    .where(and(eq(ticketTransfer.state, 'pending'), which))
    .orderBy(desc(ticketTransfer.askedAt));
  return rows.map((row) => ({ ...row, peerPhone: maskedPhone(row.peerPhone) }));
};

/** How many tickets a registration began with; the outer table keeps its name in an expression within an expression. */
const ticketsOfRegistration = sql<number>`${sql`(select count(*)::int from tickets as sibling
  where sibling.registration_id = ${conferenceTicket.registrationId} and sibling.transferred_from is null)`}`;

const ticketsOf = async (
  orm: Orm,
  accountId: string,
  which: SQL | undefined,
  { order, most }: { readonly order: readonly SQL[]; readonly most: number },
): Promise<readonly HeldTicket[]> => {
  const rows = await orm
    .select({
      ticket: conferenceTicket,
      conference: conferences,
      type: conferenceTicketTypes,
      registeredBy: ticketRegistration.accountId,
      orderNo: ticketRegistration.orderNo,
      amount: memberOrder.amount,
      until: heldPlaces.until,
      count: ticketsOfRegistration,
    })
    .from(conferenceTicket)
    .innerJoin(ticketRegistration, eq(ticketRegistration.id, conferenceTicket.registrationId))
    .innerJoin(conferences, eq(conferences.id, conferenceTicket.conferenceId))
    .innerJoin(conferenceTicketTypes, eq(conferenceTicketTypes.id, conferenceTicket.typeId))
    .leftJoin(memberOrder, eq(memberOrder.orderNo, ticketRegistration.orderNo))
    .leftJoin(heldPlaces, eq(heldPlaces.orderNo, ticketRegistration.orderNo))
    .where(and(eq(conferenceTicket.holderId, accountId), which))
    .orderBy(...order)
    .limit(most);
  const numbers = rows.map(({ ticket }) => ticket.number);
  const offers =
    numbers.length === 0
      ? []
      : await offersWhere(
          orm,
          accountId,
          and(eq(ticketTransfer.fromId, accountId), inArray(ticketTransfer.ticketNumber, numbers)),
        );
  return rows.map(({ ticket, conference, type, registeredBy, orderNo, amount, until, count }) => {
    const own = registeredBy === accountId && ticket.transferredFrom === null;
    const { name, phone, company, position } = ticket;
    return {
      number: ticket.number,
      registrationId: ticket.registrationId,
      conference,
      typeName: type.name,
      refunds: type.refunds,
      attendee: { name, phone, company, position },
      state: ticket.state,
      reason: ticket.reason,
      price: ticket.price,
      orderNo: own ? orderNo : null,
      orderAmount: own ? (amount ?? 0) : 0,
      orderTickets: own && orderNo !== null ? count : 0,
      payBy: ticket.state === 'toPay' ? until : null,
      registeredAt: ticket.registeredAt,
      changedAt: ticket.changedAt,
      checkedInAt: ticket.checkedInAt,
      keyVersion: ticket.keyVersion,
      received: ticket.transferredFrom !== null,
      offer: offers.find(({ ticketNumber }) => ticketNumber === ticket.number) ?? null,
    };
  });
};

const newest = [
  desc(conferenceTicket.registeredAt),
  asc(conferenceTicket.place),
  asc(conferenceTicket.number),
];

/**
 * How many tickets of a holder are open: they wait for the review or for the payment, or for a conference that is not over.
 * A hold whose time is over counts no more, whether or not its order has expired yet.
 */
export const openTicketsOf = async (orm: Orm, accountId: string, now: number): Promise<number> => {
  const [row] = await orm
    .select({ many: sql`count(*)`.mapWith(Number) })
    .from(conferenceTicket)
    .innerJoin(ticketRegistration, eq(ticketRegistration.id, conferenceTicket.registrationId))
    .innerJoin(conferences, eq(conferences.id, conferenceTicket.conferenceId))
    .leftJoin(heldPlaces, eq(heldPlaces.orderNo, ticketRegistration.orderNo))
    .where(
      and(
        eq(conferenceTicket.holderId, accountId),
        isNull(conferences.cancelledAt),
        or(
          and(inArray(conferenceTicket.state, ['pending', 'valid']), gt(conferences.endsAt, now)),
          and(eq(conferenceTicket.state, 'toPay'), gt(heldPlaces.until, now)),
        ),
      ),
    );
  return row?.many ?? 0;
};

/** Reads the tickets of a holder. */
export const heldTickets = ({
  orm,
}: Pick<Database, 'orm'>): Pick<ConferenceTickets, 'ofHolder' | 'one' | 'ofRegistration' | 'offersTo'> => ({
  ofHolder: (accountId, most) => ticketsOf(orm, accountId, undefined, { order: newest, most }),
  one: async (accountId, number) =>
    (await ticketsOf(orm, accountId, eq(conferenceTicket.number, number), { order: newest, most: 1 }))[0] ??
    null,
  ofRegistration: (accountId, registrationId) =>
    ticketsOf(
      orm,
      accountId,
      and(
        eq(conferenceTicket.registrationId, registrationId),
        eq(ticketRegistration.accountId, accountId),
        sql`${conferenceTicket.transferredFrom} is null`,
      ),
      { order: [asc(conferenceTicket.place)], most: 100 },
    ),
  offersTo: (accountId, now) =>
    offersWhere(orm, accountId, and(eq(ticketTransfer.toId, accountId), gt(conferences.startsAt, now))),
});
