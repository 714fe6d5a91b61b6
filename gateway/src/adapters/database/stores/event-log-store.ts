import { and, asc, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { isLeft } from 'fp-ts/Either';
import type { EventLog, NumberedEvent } from '../../../ports/event-log';
import { databaseNowMs } from '../database-clock';
import type { Database } from '../orm';
import { busEvent } from '../schema/instances';
import { BusEventJson } from './event-codec';

/** Instances without a broker listen to it; its payload is the number of an event. */
export const eventChannel = 'bus_event';

/** The instance that kept an event sends it; after this long, in milliseconds, the instance that relays does. */
const senderFirstMs = 2_000;

interface EventRow {
  readonly id: number;
  readonly event: unknown;
  readonly ageMs: number;
}

const numbered = (row: EventRow): readonly NumberedEvent[] => {
  const read = BusEventJson.decode(row.event);
  // A newer version may keep events that this one does not know.
  return isLeft(read) ? [] : [{ id: row.id, event: read.right, ageMs: row.ageMs }];
};

/** By the clock of the database alone, so that it is right although the clocks of instances differ. */
const ageMs = sql<number>`${databaseNowMs} - ${busEvent.createdAt}`.mapWith(Number);

const notified = sql`pg_notify(${eventChannel}, ${busEvent.id}::text)`;

const once = sql`(values (1)) as once`;

/** Read from the sequence: it stays where events are swept. */
const newestGiven =
  sql`(select case when is_called then last_value else 0 end from bus_event_id_seq)`.mapWith(Number);

const columns = { id: busEvent.id, event: busEvent.event, ageMs };

/**
 * The events of all instances in the database.
 * @param carriedBy who carries them: with a broker each waits for its confirmation, without one the database notifies
 */
export const eventLogStore = (
  { orm }: Pick<Database, 'orm'>,
  carriedBy: 'broker' | 'database',
): EventLog => ({
  append: async (event) => {
    const inserted = orm.insert(busEvent).values({
      event: BusEventJson.encode(event),
      createdAt: databaseNowMs,
      sentAt: carriedBy === 'broker' ? null : databaseNowMs,
    });
    // One statement keeps the event and notifies the instances: neither happens without the other.
    const [row] = await (carriedBy === 'broker'
      ? inserted.returning({ id: busEvent.id })
      : inserted.returning({ id: busEvent.id, notified }));
    if (row === undefined) throw new Error('An event was not kept.');
    return row.id;
  },
  read: async (ids) => {
    if (ids.length === 0) return [];
    const rows = await orm
      .select(columns)
      .from(busEvent)
      .where(inArray(busEvent.id, [...ids]))
      .orderBy(asc(busEvent.id));
    return rows.flatMap(numbered);
  },
  after: async (id, most) => {
    const rows = await orm
      .select(columns)
      .from(busEvent)
      .where(gt(busEvent.id, id))
      .orderBy(asc(busEvent.id))
      .limit(most);
    return rows.flatMap(numbered);
  },
  unsent: async (most) => {
    const rows = await orm
      .select(columns)
      .from(busEvent)
      .where(and(isNull(busEvent.sentAt), lt(busEvent.createdAt, sql`${databaseNowMs} - ${senderFirstMs}`)))
      .orderBy(asc(busEvent.id))
      .limit(most);
    return rows.flatMap(numbered);
  },
  markSent: async (ids) => {
    if (ids.length === 0) return;
    await orm
      .update(busEvent)
      .set({ sentAt: databaseNowMs })
      .where(inArray(busEvent.id, [...ids]));
  },
  newest: async () => {
    const [row] = await orm.select({ newest: newestGiven }).from(once);
    return row?.newest ?? 0;
  },
  mayHaveSwept: async (after) => {
    // Only what was sent is swept, the oldest first. What waits for the broker may be older than what was swept.
    const oldestSent = sql`coalesce((select min(${busEvent.id}) from ${busEvent} where ${busEvent.sentAt} is not null), ${newestGiven} + 1)`;
    const waiting = sql`(select count(*) from ${busEvent} where ${busEvent.id} > ${after} and ${busEvent.id} < ${oldestSent})`;
    const [row] = await orm
      .select({ may: sql<boolean>`${oldestSent} - 1 - ${after} > ${waiting}` })
      .from(once);
    return row?.may ?? true;
  },
  sweep: async (ms) => {
    await orm
      .delete(busEvent)
      .where(and(isNotNull(busEvent.sentAt), lt(busEvent.createdAt, sql`${databaseNowMs} - ${ms}`)));
  },
});
