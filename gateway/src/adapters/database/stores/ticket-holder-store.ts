import { and, eq } from 'drizzle-orm';
import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import type { Attendee, TicketAction } from '../../../../../contract/ticket/ticket';
import { ticketActions, type TicketStanding } from '../../../domain/conference-ticket/conference-ticket';
import type { ConferenceTickets, Transferred } from '../../../ports/conference-tickets';
import type { NoticeOf } from '../../../ports/message-store';
import { conferences } from '../kinds/conference/table';
import { noticeOfRight, type NotifyingDatabase } from '../notifying-database';
import type { Orm } from '../orm';
import { conferenceTicket, ticketRegistration, ticketTransfer } from '../schema/conference-ticket';
import { lockedUnlessRemoved } from './account-lock';
import { offeredAmong, ticketLocked, ticketsMoved, type TicketRow } from './ticket-move';

interface Held {
  readonly ticket: TicketRow;
  readonly orderNo: string | null;
  readonly title: string;
  readonly standing: TicketStanding;
}

/** A ticket of a holder, locked, with the facts that decide what the holder can do. */
const heldLocked = async (orm: Orm, accountId: string, number: string): Promise<Held | null> => {
  const ticket = await ticketLocked(orm, number);
  if (ticket?.holderId !== accountId) return null;
  const [more] = await orm
    .select({
      orderNo: ticketRegistration.orderNo,
      registeredBy: ticketRegistration.accountId,
      title: conferences.title,
      startsAt: conferences.startsAt,
    })
    .from(ticketRegistration)
    .innerJoin(conferences, eq(conferences.id, ticketRegistration.conferenceId))
    .where(eq(ticketRegistration.id, ticket.registrationId));
  if (more === undefined) return null;
  const received = ticket.transferredFrom !== null;
  const orderNo = received || more.registeredBy !== accountId ? null : more.orderNo;
  const { state, price } = ticket;
  const { title, startsAt } = more;
  const offered = (await offeredAmong(orm, [number])).has(number);
  return {
    ticket,
    orderNo,
    title,
    standing: { state, price, startsAt, received, offered, ordered: orderNo !== null, refundable: false },
  };
};

/** Why a holder cannot do something with a ticket now; null where the holder can. */
const faultOf = ({ standing }: Held, action: TicketAction, now: number): Refusal | null => {
  if (ticketActions(standing, now).includes(action)) return null;
  const { state, startsAt, received, offered, price } = standing;
  if (state === 'valid' && now >= startsAt) return refusals.ticketStarted;
  if (action === 'transfer' && state === 'valid' && received) return refusals.ticketReceived;
  if (action === 'transfer' && offered) return refusals.ticketOffered;
  if (action === 'cancel' && state === 'valid' && price > 0) return refusals.ticketPaid;
  return refusals.ticketNotNow;
};

const attendeeSet = ({ name, phone, company, position }: Attendee) => ({ name, phone, company, position });

/** What a holder does with a ticket, in the database. */
export const ticketHolderStore = ({
  transaction,
  notifying,
}: NotifyingDatabase): Pick<
  ConferenceTickets,
  'change' | 'cancel' | 'offer' | 'withdraw' | 'accept' | 'decline'
> => {
  /** A transfer that waits for its answer, and its ticket, both locked: first the ticket. */
  const answered = (
    offerId: number,
    noticeOf: NoticeOf<Transferred>,
    decide: (
      within: Orm,
      found: {
        readonly offer: typeof ticketTransfer.$inferSelect;
        readonly ticket: TicketRow;
        readonly title: string;
        readonly startsAt: number;
      },
    ) => Promise<Either<Refusal, Transferred>>,
  ): Promise<Either<Refusal, Transferred>> =>
    notifying(async (within) => {
      const [which] = await within
        .select({ number: ticketTransfer.ticketNumber })
        .from(ticketTransfer)
        .where(eq(ticketTransfer.id, offerId));
      const ticket = which === undefined ? null : await ticketLocked(within, which.number);
      if (ticket === null) return left(refusals.ticketOfferUnknown);
      const [offer] = await within
        .select()
        .from(ticketTransfer)
        .where(and(eq(ticketTransfer.id, offerId), eq(ticketTransfer.state, 'pending')));
      const [conference] = await within
        .select({ title: conferences.title, startsAt: conferences.startsAt })
        .from(conferences)
        .where(eq(conferences.id, ticket.conferenceId));
      if (offer === undefined || conference === undefined) return left(refusals.ticketOfferUnknown);
      return decide(within, { offer, ticket, ...conference });
    }, noticeOfRight(noticeOf));

  const closed = (within: Orm, offerId: number, state: 'accepted' | 'declined' | 'withdrawn', now: number) =>
    within.update(ticketTransfer).set({ state, decidedAt: now }).where(eq(ticketTransfer.id, offerId));

  return {
    change: (accountId, number, attendee, now) =>
      transaction(async (within): Promise<Either<Refusal, null>> => {
        const held = await heldLocked(within, accountId, number);
        if (held === null) return left(refusals.ticketUnknown);
        const fault = faultOf(held, 'change', now);
        if (fault !== null) return left(fault);
        await within
          .update(conferenceTicket)
          .set({ ...attendeeSet(attendee), changedAt: now })
          .where(eq(conferenceTicket.number, number));
        return right(null);
      }),
    cancel: (accountId, number, now) =>
      transaction(async (within): Promise<Either<Refusal, { readonly orderNo: string | null }>> => {
        const held = await heldLocked(within, accountId, number);
        if (held === null) return left(refusals.ticketUnknown);
        if (held.ticket.state === 'cancelled') return right({ orderNo: null });
        const fault = faultOf(held, 'cancel', now);
        if (fault !== null) return left(fault);
        if (held.ticket.state === 'toPay') return right({ orderNo: held.orderNo });
        await ticketsMoved(within, [held.ticket], 'cancelled', now);
        return right({ orderNo: null });
      }),
    offer: (accountId, number, toId, now, noticeOf) =>
      notifying(async (within): Promise<Either<Refusal, Transferred>> => {
        // An offer to a removed account would never be answered.
        if (!(await lockedUnlessRemoved(within, toId))) return left(refusals.ticketMemberUnknown);
        const held = await heldLocked(within, accountId, number);
        if (held === null) return left(refusals.ticketUnknown);
        const fault = faultOf(held, 'transfer', now);
        if (fault !== null) return left(fault);
        await within
          .insert(ticketTransfer)
          .values({ ticketNumber: number, fromId: accountId, toId, state: 'pending', askedAt: now });
        const { title, ticket } = held;
        return right({ fromId: accountId, toId, conferenceTitle: title, attendee: ticket.name, number: '' });
      }, noticeOfRight(noticeOf)),
    withdraw: (accountId, number, now, noticeOf) =>
      notifying(async (within): Promise<Either<Refusal, Transferred>> => {
        const held = await heldLocked(within, accountId, number);
        const [offer] = await within
          .select()
          .from(ticketTransfer)
          .where(and(eq(ticketTransfer.ticketNumber, number), eq(ticketTransfer.state, 'pending')));
        if (held === null || offer === undefined) return left(refusals.ticketOfferUnknown);
        await closed(within, offer.id, 'withdrawn', now);
        const { title, ticket } = held;
        const { fromId, toId } = offer;
        return right({ fromId, toId, conferenceTitle: title, attendee: ticket.name, number: '' });
      }, noticeOfRight(noticeOf)),
    accept: (offerId, { accountId, ...attendee }, newNumber, now, noticeOf) =>
      answered(offerId, noticeOf, async (within, { offer, ticket, title, startsAt }) => {
        if (offer.toId !== accountId) return left(refusals.ticketOfferUnknown);
        if (now >= startsAt) return left(refusals.ticketStarted);
        // A ticket is transferred once: the new one is received, and is offered to no third member.
        const moved = await ticketsMoved(within, [ticket], 'transferred', now);
        if (moved === 0) return left(refusals.ticketNotNow);
        await closed(within, offerId, 'accepted', now);
        await within.insert(conferenceTicket).values({
          ...attendeeSet(attendee),
          number: newNumber,
          registrationId: ticket.registrationId,
          conferenceId: ticket.conferenceId,
          typeId: ticket.typeId,
          holderId: accountId,
          place: ticket.place,
          price: ticket.price,
          state: 'valid',
          transferredFrom: ticket.number,
          registeredAt: now,
          changedAt: now,
        });
        const { fromId, toId } = offer;
        return right({ fromId, toId, conferenceTitle: title, attendee: attendee.name, number: newNumber });
      }),
    decline: (accountId, offerId, now, noticeOf) =>
      answered(offerId, noticeOf, async (within, { offer, ticket, title }) => {
        if (offer.toId !== accountId) return left(refusals.ticketOfferUnknown);
        await closed(within, offerId, 'declined', now);
        const { fromId, toId } = offer;
        return right({ fromId, toId, conferenceTitle: title, attendee: ticket.name, number: '' });
      }),
  };
};
