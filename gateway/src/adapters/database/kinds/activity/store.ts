import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Activity, ActivitySort } from '../../../../../../contract/activity/activity';
import type { ChoiceCounts } from '../../../../../../contract/kind/choice-counts';
import type { Activities, ActivityQuery } from '../../../../ports/activities';
import type { Clock } from '../../../../ports/clock';
import { eventStateAt } from '../../event-state';
import type { DealOrder } from '../../keyset';
import type { Database } from '../../orm';
import { choiceConditions, choiceCounts } from '../choice-store';
import { listedStore } from '../listed-store';
import { placesLeft } from './places-left';
import { activity } from './table';

const { id, title, type, organizer, industries, place, startsAt, endsAt, opensAt, closesAt, cancelledAt } =
  activity;
const { capacity, waiting, industryIds, regionId, search, facts, withdrawnAt } = activity;

/** What lists show, without the place, whose name a list may need for its order. */
export const activityHead = {
  id,
  title,
  type,
  organizer,
  industries,
  startsAt,
  endsAt,
  opensAt,
  closesAt,
  cancelledAt,
  capacity,
  placesLeft,
  waiting,
};

/** The last moment of the year 9999: past activities follow after it. */
const afterAll = 253_402_300_799_999;

/** What each order goes by at a moment: those that end later come first, those that are over at the end. */
const ordersAt = (now: number): Readonly<Record<ActivitySort, DealOrder>> => ({
  start: {
    place: sql<string>`case when ${endsAt} > ${now}::bigint and ${cancelledAt} is null then ${startsAt}
      else ${2 * afterAll}::bigint - ${startsAt} end`,
    direction: 'up',
  },
  startDown: { place: sql<string>`${startsAt}`, direction: 'down' },
});

const columnsAt = (now: number) => {
  const times = { startsAt, endsAt, opensAt, closesAt, cancelledAt, placesLeft };
  const state: SQL = sql`jsonb_build_array(${eventStateAt(times, now)})`;
  return { words: { type }, lists: { state }, industryIds, regionId, search, amount: null };
};

/** The conditions of the list. @param now milliseconds since 1970 */
export const whichActivities = (query: ActivityQuery, now: number): SQL | undefined =>
  and(isNull(withdrawnAt), choiceConditions<ActivityQuery>(columnsAt(now), query));

/** The list of activities at a moment, on which their states depend. */
const listAt = ({ orm }: Database, now: number) =>
  listedStore<
    ActivitySort,
    ActivityQuery,
    Omit<Activity, 'place'> & { readonly where: Activity['place'] },
    Pick<ChoiceCounts, 'choices'>
  >(orm, {
    table: activity,
    id,
    which: (query) => whichActivities(query, now),
    orders: ordersAt(now),
    rows: (order) =>
      orm
        .select({ ...activityHead, where: place, place: order })
        .from(activity)
        .$dynamic(),
    choices: (query, count) => choiceCounts<ActivityQuery>(columnsAt(now))(query, count),
    looser: () => Promise.resolve([]),
  });

/** Activities in the database; what their states are, the clock says. */
export const activityStore = (database: Database, clock: Pick<Clock, 'now'>): Activities => ({
  page: async (query, asked) => {
    const part = await listAt(database, clock.now()).page(query, asked);
    return { ...part, list: part.list.map(({ where, ...card }) => ({ ...card, place: where })) };
  },
  counts: (query) => listAt(database, clock.now()).counts(query),
  one: async (activityId) => {
    const [row] = await database.orm
      .select({ ...activityHead, place, facts })
      .from(activity)
      .where(and(eq(id, activityId), isNull(withdrawnAt)));
    if (row === undefined) return null;
    const { facts: more, ...shown } = row;
    return { ...shown, ...more };
  },
});
