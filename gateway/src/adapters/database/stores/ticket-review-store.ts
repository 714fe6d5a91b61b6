import { asc, eq } from 'drizzle-orm';
import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import { heldAfterReviewMs } from '../../../domain/conference-ticket/conference-ticket';
import type { ConferenceTickets, Reviewed } from '../../../ports/conference-tickets';
import type { NoticeOf } from '../../../ports/message-store';
import { conferences, conferenceTicketTypes } from '../kinds/conference/table';
import { noticeOfRight, type NotifyingDatabase } from '../notifying-database';
import type { Orm } from '../orm';
import { conferenceTicket, ticketRegistration } from '../schema/conference-ticket';
import { ticketsLocked, ticketsMoved } from './ticket-move';
import { goodsNameOf, orderPlaced } from './ticket-order';

/** The review of registrations, in the database. */
export const ticketReviewStore = ({
  orm,
  notifying,
}: NotifyingDatabase): Pick<ConferenceTickets, 'pending' | 'approve' | 'reject'> => {
  /** A registration whose tickets wait for the review, all of it locked. */
  const reviewed = (
    registrationId: string,
    noticeOf: NoticeOf<Reviewed>,
    decide: (
      within: Orm,
      found: {
        readonly registration: typeof ticketRegistration.$inferSelect;
        readonly type: typeof conferenceTicketTypes.$inferSelect;
        readonly title: string;
      },
    ) => Promise<Either<Refusal, Reviewed>>,
  ) =>
    notifying(async (within) => {
      const [found] = await within
        .select({
          registration: ticketRegistration,
          type: conferenceTicketTypes,
          title: conferences.title,
        })
        .from(ticketRegistration)
        .innerJoin(conferenceTicketTypes, eq(conferenceTicketTypes.id, ticketRegistration.typeId))
        .innerJoin(conferences, eq(conferences.id, ticketRegistration.conferenceId))
        .where(eq(ticketRegistration.id, registrationId))
        .for('update', { of: conferenceTicketTypes });
      return found === undefined ? null : decide(within, found);
    }, noticeOfRight(noticeOf));

  return {
    pending: async (most) => {
      const rows = await orm
        .select({
          id: ticketRegistration.id,
          accountId: ticketRegistration.accountId,
          registeredAt: ticketRegistration.registeredAt,
          conferenceTitle: conferences.title,
          typeName: conferenceTicketTypes.name,
          ticket: conferenceTicket,
        })
        .from(conferenceTicket)
        .innerJoin(ticketRegistration, eq(ticketRegistration.id, conferenceTicket.registrationId))
        .innerJoin(conferences, eq(conferences.id, conferenceTicket.conferenceId))
        .innerJoin(conferenceTicketTypes, eq(conferenceTicketTypes.id, conferenceTicket.typeId))
        .where(eq(conferenceTicket.state, 'pending'))
        .orderBy(
          asc(ticketRegistration.registeredAt),
          asc(ticketRegistration.id),
          asc(conferenceTicket.place),
        )
        .limit(most);
      const ids = [...new Set(rows.map(({ id }) => id))];
      return ids.flatMap((id) => {
        const own = rows.filter((row) => row.id === id);
        const [first] = own;
        return first === undefined ? [] : [{ ...first, attendees: own.map(({ ticket }) => ticket) }];
      });
    },
    approve: (registrationId, orderNo, now, noticeOf) =>
      reviewed(registrationId, noticeOf, async (within, { registration, type, title }) => {
        const tickets = (await ticketsLocked(within, registrationId)).filter(
          ({ state }) => state === 'pending',
        );
        const [first] = tickets;
        if (first === undefined) return left(refusals.ticketNotNow);
        const toPay = first.price > 0;
        await ticketsMoved(within, tickets, toPay ? 'approvedToPay' : 'approved', now);
        if (toPay)
          await orderPlaced(within, {
            orderNo,
            registrationId,
            accountId: registration.accountId,
            typeId: type.id,
            places: tickets.length,
            key: registrationId,
            goodsName: goodsNameOf(title, type, tickets.length),
            price: first.price,
            createdAt: now,
            payBy: now + heldAfterReviewMs,
          });
        return right({
          accountId: registration.accountId,
          conferenceTitle: title,
          orderNo: toPay ? orderNo : null,
        });
      }),
    reject: (registrationId, reason, now, noticeOf) =>
      reviewed(registrationId, noticeOf, async (within, { registration, title }) => {
        const tickets = await ticketsLocked(within, registrationId);
        const changed = await ticketsMoved(
          within,
          tickets.filter(({ state }) => state === 'pending'),
          'rejected',
          now,
          reason,
        );
        return changed === 0
          ? left(refusals.ticketNotNow)
          : right({ accountId: registration.accountId, conferenceTitle: title, orderNo: null });
      }),
  };
};
