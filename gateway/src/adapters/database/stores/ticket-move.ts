import { and, asc, eq, inArray } from 'drizzle-orm';
import { isLeft } from 'fp-ts/Either';
import { endsCodes, ticketAfter, type TicketEvent } from '../../../domain/conference-ticket/ticket-machine';
import type { Orm } from '../orm';
import { conferenceTicket, ticketTransfer } from '../schema/conference-ticket';

export type TicketRow = typeof conferenceTicket.$inferSelect;

/** The tickets of a registration, always in the same order. */
export const ticketsOf = (orm: Orm, registrationId: string) =>
  orm
    .select()
    .from(conferenceTicket)
    .where(eq(conferenceTicket.registrationId, registrationId))
    .orderBy(asc(conferenceTicket.number));

/** The tickets of a registration, locked until the transaction ends, always in the same order. */
export const ticketsLocked = (orm: Orm, registrationId: string): Promise<readonly TicketRow[]> =>
  ticketsOf(orm, registrationId).for('update');

/** One ticket, locked until the transaction ends. */
export const ticketLocked = async (orm: Orm, number: string): Promise<TicketRow | null> =>
  (await orm.select().from(conferenceTicket).where(eq(conferenceTicket.number, number)).for('update'))[0] ??
  null;

/**
 * Inside a transaction: applies an event to locked tickets; those whose state refuses it stay as they are. What ends the
 * codes of a holder raises the key version, and ends a transfer that waits for its answer.
 * @returns how many tickets it changed
 */
export const ticketsMoved = async (
  orm: Orm,
  tickets: readonly TicketRow[],
  event: TicketEvent,
  at: number,
  reason = '',
): Promise<number> => {
  let changed = 0;
  for (const { number, state, keyVersion } of tickets) {
    const next = ticketAfter(state, event);
    if (isLeft(next)) continue;
    changed += 1;
    const ended = endsCodes(state, next.right);
    await orm
      .update(conferenceTicket)
      .set({
        state: next.right,
        reason,
        changedAt: at,
        keyVersion: ended ? keyVersion + 1 : keyVersion,
      })
      .where(eq(conferenceTicket.number, number));
    if (ended && event !== 'transferred')
      await orm
        .update(ticketTransfer)
        .set({ state: 'ended', decidedAt: at })
        .where(and(eq(ticketTransfer.ticketNumber, number), eq(ticketTransfer.state, 'pending')));
  }
  return changed;
};

/** The numbers of tickets for which a transfer waits for its answer. */
export const offeredAmong = async (orm: Orm, numbers: readonly string[]): Promise<ReadonlySet<string>> => {
  if (numbers.length === 0) return new Set();
  const rows = await orm
    .select({ number: ticketTransfer.ticketNumber })
    .from(ticketTransfer)
    .where(and(inArray(ticketTransfer.ticketNumber, [...numbers]), eq(ticketTransfer.state, 'pending')));
  return new Set(rows.map(({ number }) => number));
};
