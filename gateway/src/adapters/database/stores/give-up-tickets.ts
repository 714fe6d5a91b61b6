import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Message } from '../../../domain/message/message';
import type { NoticeDraft } from '../../../ports/message-store';
import { conferences } from '../kinds/conference/table';
import type { Orm } from '../orm';
import { conferenceTicket, ticketRegistration, ticketTransfer } from '../schema/conference-ticket';
import { memberOrder } from '../schema/order';
import { noticesAdded } from './message-store';
import { moveWithin } from './order-move';
import { ticketLocked, ticketsMoved } from './ticket-move';

const reason = '账号已注销';
const ownPage = '/user/conf';

/** Cancels what is not paid, and asks for the money of what is, where the rules of its type still return some. */
const ordersEnded = async (within: Orm, accountId: string, at: number): Promise<void> => {
  const open = await within
    .select({ orderNo: memberOrder.orderNo, state: memberOrder.state })
    .from(memberOrder)
    .innerJoin(ticketRegistration, eq(ticketRegistration.orderNo, memberOrder.orderNo))
    .where(
      and(eq(memberOrder.accountId, accountId), inArray(memberOrder.state, ['created', 'paying', 'paid'])),
    )
    // One order for all: two removals never wait for each other.
    .orderBy(asc(memberOrder.orderNo));
  for (const { orderNo, state } of open)
    await moveWithin(
      within,
      orderNo,
      state === 'paid' ? { kind: 'refundAsked', reason, expectedAt: at } : { kind: 'cancelAsked' },
      at,
    );
};

/** Ends the transfers of an account that wait for an answer; returns the notices to the other sides. */
const transfersEnded = async (
  within: Orm,
  accountId: string,
  at: number,
): Promise<readonly NoticeDraft[]> => {
  const open = await within
    .select({
      id: ticketTransfer.id,
      fromId: ticketTransfer.fromId,
      toId: ticketTransfer.toId,
      title: conferences.title,
    })
    .from(ticketTransfer)
    .innerJoin(conferenceTicket, eq(conferenceTicket.number, ticketTransfer.ticketNumber))
    .innerJoin(conferences, eq(conferences.id, conferenceTicket.conferenceId))
    .where(
      and(
        eq(ticketTransfer.state, 'pending'),
        or(eq(ticketTransfer.fromId, accountId), eq(ticketTransfer.toId, accountId)),
      ),
    )
    .orderBy(asc(ticketTransfer.id));
  if (open.length === 0) return [];
  await within
    .update(ticketTransfer)
    .set({ state: 'ended', decidedAt: at })
    .where(
      inArray(
        ticketTransfer.id,
        open.map(({ id }) => id),
      ),
    );
  return open.map(({ fromId, toId, title }) =>
    fromId === accountId
      ? {
          to: toId,
          title: '门票转赠已结束',
          content: `“${title}”的门票转赠已结束：转赠人已注销账号。`,
          link: ownPage,
          sentAt: at,
        }
      : {
          to: fromId,
          title: '门票转赠已结束',
          content: `“${title}”的门票转赠已结束：对方已注销账号，门票仍在您名下。`,
          link: ownPage,
          sentAt: at,
        },
  );
};

/** Cancels the tickets that an account still holds for conferences that have not begun: their places are free again. */
const ticketsEnded = async (within: Orm, accountId: string, at: number): Promise<void> => {
  const held = await within
    .select({ number: conferenceTicket.number })
    .from(conferenceTicket)
    .innerJoin(conferences, eq(conferences.id, conferenceTicket.conferenceId))
    .where(
      and(
        eq(conferenceTicket.holderId, accountId),
        inArray(conferenceTicket.state, ['pending', 'toPay', 'valid']),
        gt(conferences.startsAt, at),
        isNull(conferences.cancelledAt),
      ),
    )
    .orderBy(asc(conferenceTicket.number));
  for (const { number } of held) {
    const ticket = await ticketLocked(within, number);
    if (ticket !== null) await ticketsMoved(within, [ticket], 'cancelled', at, reason);
  }
};

/** The attendee of a ticket whose holder's account is removed. */
const blankAttendee = { name: '已注销用户', phone: '-', company: '', position: '' };

/**
 * Gives up the tickets, the held places and the transfers of an account that is removed, and deletes whom they name;
 * conferences that began keep their admissions. Returns the notices to the other sides of transfers.
 */
export const giveUpTicketsOf = async (
  within: Orm,
  accountId: string,
  at: number,
): Promise<readonly Message[]> => {
  // Transfers first: the money of a ticket that is offered does not go back.
  const notices = await transfersEnded(within, accountId, at);
  await ordersEnded(within, accountId, at);
  await ticketsEnded(within, accountId, at);
  await within.update(conferenceTicket).set(blankAttendee).where(eq(conferenceTicket.holderId, accountId));
  return noticesAdded(within, notices);
};
