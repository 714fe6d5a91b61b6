import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { ChoiceCounts } from '../../../../../../contract/kind/choice-counts';
import type { Park, ParkSort } from '../../../../../../contract/park/park';
import { startOfDay } from '../../../../../../contract/values/beijing-time';
import { dayMs } from '../../../../../../contract/values/duration';
import type { Clock } from '../../../../ports/clock';
import type { ParkQuery, Parks } from '../../../../ports/parks';
import type { DealOrder } from '../../keyset';
import type { Database } from '../../orm';
import { choiceConditions, choiceCounts } from '../choice-store';
import { listedStore } from '../listed-store';
import { park } from './table';

const { id, name, kind, region, foundedAt, area, industries, policyCount, intro } = park;
const head = { id, name, kind, region, foundedAt, area, industries, policyCount, intro };
const { industryIds, regionId, search, policies, facts, withdrawnAt } = park;

/** What each order goes by, as the indexes of migration 96 have it; one without the figure is last. */
const orders: Readonly<Record<ParkSort, DealOrder>> = {
  zonesFirst: {
    place: sql<string>`case when ${kind} = 'zone' then 0 else 100000000000000 end + coalesce(${foundedAt}, 99999999999999)`,
    direction: 'up',
  },
  founded: { place: sql<string>`coalesce(${foundedAt}, 99999999999999)`, direction: 'up' },
  areaDown: { place: sql<string>`coalesce(${area}, -1)`, direction: 'down' },
  policiesDown: { place: sql<string>`${policyCount}`, direction: 'down' },
};

/** The kinds of the policies that are in force on a day, as a list in JSON; the same rule as `policyStanding`. */
const kindsInForce = (now: number): SQL => {
  const today = startOfDay(now);
  return sql`(select coalesce(jsonb_agg(distinct policy -> 'kind'), '[]') from jsonb_array_elements(${policies}) as policy
    where (policy ->> 'effectiveFrom')::bigint < ${today + dayMs}
      and coalesce((policy ->> 'effectiveTo')::bigint, ${today}) >= ${today})`;
};

const columnsAt = (now: number) => ({
  words: { type: kind },
  lists: { policy: kindsInForce(now) },
  industryIds,
  regionId,
  search,
  amount: null,
});

/** The conditions of the list of zones and parks, at a moment: a policy is in force or is not. */
export const whichParks = (query: ParkQuery, now: number): SQL | undefined =>
  and(isNull(withdrawnAt), choiceConditions<ParkQuery>(columnsAt(now), query));

export const parkStore = ({ orm }: Database, clock: Pick<Clock, 'now'>): Parks => ({
  ...listedStore<ParkSort, ParkQuery, Park, Pick<ChoiceCounts, 'choices'>>(orm, {
    table: park,
    id,
    which: (query) => whichParks(query, clock.now()),
    orders,
    rows: (place) =>
      orm
        .select({ ...head, place })
        .from(park)
        .$dynamic(),
    choices: (query, count) => choiceCounts<ParkQuery>(columnsAt(clock.now()))(query, count),
    looser: () => Promise.resolve([]),
  }),
  one: async (parkId) => {
    const [row] = await orm
      .select({ ...head, policies, facts })
      .from(park)
      .where(and(eq(id, parkId), isNull(withdrawnAt)));
    if (row === undefined) return null;
    const { facts: more, ...shown } = row;
    return { ...shown, ...more };
  },
});
