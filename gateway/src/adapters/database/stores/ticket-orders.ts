import { eq } from 'drizzle-orm';
import { left, right, type Either } from 'fp-ts/Either';
import { refundOf } from '../../../../../contract/conference/ticket-type';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import { returnedPercent } from '../../../domain/conference-ticket/conference-ticket';
import { registrationOf } from '../../../../../contract/order/goods';
import type { OrderHead, OrderState, RefundNow } from '../../../domain/order/order';
import type { OrderEvent } from '../../../domain/order/order-event';
import { conferences, conferenceTicketTypes } from '../kinds/conference/table';
import type { Orm } from '../orm';
import { heldPlaces, ticketRegistration } from '../schema/conference-ticket';
import { takenPlaces } from './taken-places';
import { offeredAmong, ticketsLocked, ticketsMoved, ticketsOf } from './ticket-move';

/** The type and the conference of a registration; the row of the type is locked where places are counted. */
const soldOf = async (orm: Orm, registrationId: string, locked: boolean) => {
  const query = orm
    .select({ type: conferenceTicketTypes, conference: conferences })
    .from(ticketRegistration)
    .innerJoin(conferenceTicketTypes, eq(conferenceTicketTypes.id, ticketRegistration.typeId))
    .innerJoin(conferences, eq(conferences.id, ticketRegistration.conferenceId))
    .where(eq(ticketRegistration.id, registrationId));
  const [found] = await (locked ? query.for('update', { of: conferenceTicketTypes }) : query);
  return found ?? null;
};

/**
 * What goes back of the money of a paid order of tickets, or why nothing does; null for any other order. All tickets of
 * an order go back together, each with the same share of its price.
 * @param locked whether the tickets stay as they are until the transaction ends
 */
export const ticketRefund = async (
  orm: Orm,
  order: OrderHead,
  at: number,
  locked: boolean,
): Promise<Either<Refusal, RefundNow | null>> => {
  const registrationId = registrationOf(order);
  if (registrationId === null || order.state !== 'paid') return right(null);
  const sold = await soldOf(orm, registrationId, false);
  const percent = sold === null ? 0 : returnedPercent(sold.conference, sold.type.refunds, at);
  if (percent === 0) return left(refusals.ticketNotRefundable);
  const tickets = await (locked ? ticketsLocked : ticketsOf)(orm, registrationId);
  const offered = await offeredAmong(
    orm,
    tickets.map(({ number }) => number),
  );
  return tickets.every(({ state, number }) => state === 'valid' && !offered.has(number))
    ? right({ percent, amount: refundOf(order.amount, percent) })
    : left(refusals.ticketsUsed);
};

/**
 * Inside a transaction: takes places again for money that came after the end of the hold, where enough are free and the
 * conference has not begun. Otherwise the money goes back: no account pays without a place (PAY-05). The caller does not
 * ask for an account that was removed.
 */
export const seatedLate = async (
  orm: Orm,
  order: OrderHead,
  event: OrderEvent,
  at: number,
): Promise<boolean> => {
  const registrationId = registrationOf(order);
  if (registrationId === null || event.kind !== 'charged' || order.state !== 'expired') return false;
  const sold = await soldOf(orm, registrationId, true);
  if (sold === null || sold.conference.cancelledAt !== null || at >= sold.conference.startsAt) return false;
  const tickets = await ticketsLocked(orm, registrationId);
  const waiting = tickets.filter(({ state }) => state === 'void');
  const taken = (await takenPlaces(orm, [sold.type.id], at)).get(sold.type.id) ?? 0;
  if (waiting.length === 0 || taken + waiting.length > sold.type.capacity) return false;
  await ticketsMoved(orm, waiting, 'seatedLate', at);
  return true;
};

const holdEnded = '未在保留时间内完成支付，席位已释放';
const orderCancelled = '订单已取消';

/** Inside a transaction: what an order's new state means for the tickets that it pays for, and for their hold. */
export const ticketsFollow = async (
  orm: Orm,
  order: OrderHead,
  to: OrderState,
  at: number,
): Promise<void> => {
  const registrationId = registrationOf(order);
  if (registrationId === null || to === order.state) return;
  const tickets = await ticketsLocked(orm, registrationId);
  if (to === 'paid' && order.paidAt === null) await ticketsMoved(orm, tickets, 'paid', at);
  if (to === 'cancelled') await ticketsMoved(orm, tickets, 'cancelled', at, orderCancelled);
  if (to === 'expired') await ticketsMoved(orm, tickets, 'holdEnded', at, holdEnded);
  if (to === 'refunded') await ticketsMoved(orm, tickets, 'refunded', at);
  if (to !== 'created' && to !== 'paying')
    await orm.delete(heldPlaces).where(eq(heldPlaces.orderNo, order.orderNo));
};
