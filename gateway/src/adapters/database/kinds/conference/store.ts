import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Conference, ConferenceSort } from '../../../../../../contract/conference/conference';
import type { ChoiceCounts } from '../../../../../../contract/kind/choice-counts';
import { beijingOffsetMs } from '../../../../../../contract/values/beijing-time';
import type { Clock } from '../../../../ports/clock';
import type { ConferenceQuery, Conferences } from '../../../../ports/conferences';
import { eventStateAt } from '../../event-state';
import type { DealOrder } from '../../keyset';
import type { Database, Orm } from '../../orm';
import { choiceConditions, choiceCounts } from '../choice-store';
import { listedStore } from '../listed-store';
import { placesTaken } from './places-taken';
import { conferences, conferenceTicketTypes as types } from './table';

const { id, startsAt, endsAt, opensAt, closesAt, cancelledAt, industryIds, regionId, search } = conferences;

const shown = isNull(conferences.withdrawnAt);

/** The places of a ticket type that are left. An expression in an expression keeps the names of its tables in a select. */
const leftOfType = (now: number): SQL<number> =>
  sql<number>`${sql`greatest(${types.capacity} - ${placesTaken(types.id, now)}, 0)::int`}`;

/** The places that are left of the types of a conference whose sale is not over. */
const placesLeft = (now: number): SQL<number> =>
  sql<number>`${sql`(select coalesce(sum(${leftOfType(now)}), 0)::int from ${types}
    where ${types.conferenceId} = ${id} and coalesce(${types.saleUntil}, ${closesAt}) > ${now}::bigint)`}`;

const priceOf = (which: 'max' | 'min'): SQL<number> =>
  sql`${sql`(select coalesce(${sql.raw(which)}(${types.price}), 0) from ${types} where ${types.conferenceId} = ${id})`}`.mapWith(
    Number,
  );

/** What lists show at a moment. */
export const conferenceHeadAt = (now: number) => ({
  id,
  title: conferences.title,
  host: conferences.host,
  industries: conferences.industries,
  region: conferences.region,
  form: conferences.form,
  venue: conferences.venue,
  startsAt,
  endsAt,
  opensAt,
  closesAt,
  cancelledAt,
  placesLeft: placesLeft(now),
  priceFrom: priceOf('min'),
  priceTo: priceOf('max'),
});

/** Conferences that are not over come first, the next one at the top; past ones follow, the newest first. */
const ordersAt = (now: number): Readonly<Record<ConferenceSort, DealOrder>> => ({
  start: {
    place: sql<string>`${sql`case when ${endsAt} > ${now}::bigint then ${startsAt} else 100000000000000 - ${startsAt} end`}`,
    direction: 'up',
  },
  latest: { place: sql<string>`${startsAt}`, direction: 'down' },
});

/** The month in which a conference begins, in Beijing time. */
const month = sql`to_char(to_timestamp((${startsAt} + ${beijingOffsetMs}::bigint) / 1000.0) at time zone 'UTC', 'MM')`;

const columnsAt = (now: number) => ({
  words: {},
  lists: {
    state: sql`jsonb_build_array(${eventStateAt(
      { startsAt, endsAt, opensAt, closesAt, cancelledAt, placesLeft: placesLeft(now) },
      now,
    )})`,
    month: sql`jsonb_build_array(${month})`,
  },
  industryIds,
  regionId,
  search,
  amount: null,
});

/** The conditions of the list. @param now milliseconds since 1970 */
export const whichConferences = (query: ConferenceQuery, now: number) =>
  and(shown, choiceConditions<ConferenceQuery>(columnsAt(now), query));

const listedAt = (orm: Orm, now: number) =>
  listedStore<ConferenceSort, ConferenceQuery, Conference, Pick<ChoiceCounts, 'choices'>>(orm, {
    table: conferences,
    id,
    which: (query) => whichConferences(query, now),
    orders: ordersAt(now),
    rows: (place) =>
      orm
        .select({ ...conferenceHeadAt(now), place })
        .from(conferences)
        .$dynamic(),
    choices: choiceCounts<ConferenceQuery>(columnsAt(now)),
    looser: () => Promise.resolve([]),
  });

export const conferenceStore = ({ orm }: Database, clock: Pick<Clock, 'now'>): Conferences => ({
  page: (query, asked) => listedAt(orm, clock.now()).page(query, asked),
  counts: (query) => listedAt(orm, clock.now()).counts(query),
  one: async (conferenceId) => {
    const now = clock.now();
    const [row] = await orm
      .select({ ...conferenceHeadAt(now), facts: conferences.facts })
      .from(conferences)
      .where(and(eq(id, conferenceId), shown));
    if (row === undefined) return null;
    const tickets = await orm
      .select({
        id: types.id,
        name: types.name,
        sort: types.sort,
        price: types.price,
        capacity: types.capacity,
        limit: types.limit,
        review: types.review,
        saleFrom: types.saleFrom,
        saleUntil: types.saleUntil,
        includes: types.includes,
        refunds: types.refunds,
        left: leftOfType(now),
      })
      .from(types)
      .where(eq(types.conferenceId, conferenceId))
      .orderBy(asc(types.place));
    const { facts, ...head } = row;
    return { ...head, ...facts, tickets };
  },
});
