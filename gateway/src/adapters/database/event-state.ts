import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { EventFacts, EventState } from '../../../../contract/event/event-state';

/** The columns or expressions of what the state of an event follows from. */
type EventColumns = { readonly [K in keyof EventFacts]: PgColumn | SQL };

/** The state of an event at a moment as an expression: the same rule as `eventState` of the contract. */
export const eventStateAt = (
  { startsAt, endsAt, opensAt, closesAt, cancelledAt, placesLeft }: EventColumns,
  now: number,
): SQL<EventState> => sql<EventState>`(case
  when ${cancelledAt} is not null then 'cancelled'
  when ${endsAt} <= ${now}::bigint then 'ended'
  when ${startsAt} <= ${now}::bigint then 'running'
  when ${closesAt} <= ${now}::bigint then 'closed'
  when ${opensAt} > ${now}::bigint then 'coming'
  when ${placesLeft} <= 0 then 'full'
  else 'open' end)`;
