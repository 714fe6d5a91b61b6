import { and, count, desc, eq, getTableColumns, gt, lt, sql, type SQL } from 'drizzle-orm';
import type { Decimal } from '../../../../../../contract/values/decimal';
import { industryTree } from '../../../../../../contract/reference/industries';
import type { BuyHead } from '../../../../domain/buy/buy';
import type { BuyQuery, BuySort } from '../../../../domain/buy/buy-query';
import { countedWithAny } from '../../../../domain/buy/counted-with-any';
import { listedBuy, openEnd } from '../../../../domain/buy/listed-buy';
import { industriesByGroup, membersIn, regionsByGroup } from '../../../../domain/deal/choice-groups';
import { loosenedCounts } from '../../../../domain/deal/loosened';
import type { Buys } from '../../../../ports/buys';
import type { DealChoices } from '../../../../ports/sales';
import type { Clock } from '../../../../ports/clock';
import { demandConditions } from '../../deal-conditions';
import type { DealOrder } from '../../keyset';
import { listedStore } from '../listed-store';
import type { Database } from '../../orm';
import { buy } from './table';

const {
  industryIds: _industries,
  regionIds: _regions,
  roundIds: _rounds,
  listedLeast: _least,
  listedMost: _most,
  wantedStake: _wanted,
  search: _search,
  ...buyColumns
} = getTableColumns(buy);

const {
  state: _state,
  contact: _contact,
  funding: _funding,
  requirements: _requirements,
  profile: _profile,
  evidence: _evidence,
  ...head
} = buyColumns;

/** What lists read of a demand. */
export const buyHeadColumns = head;

/** The column of each order; a demand without the figure is last, as in the indexes of migrations 26 and 63. */
const orderedBy: Readonly<Record<BuyQuery['sort'], DealOrder>> = {
  confirmed: { place: sql<string>`${buy.confirmedAt}`, direction: 'down' },
  amountDown: {
    // An open end is as much as is asked for at least.
    place: sql<string>`coalesce(nullif(${buy.listedMost}, ${sql.raw(openEnd)}), ${buy.listedLeast}, -1)`,
    direction: 'down',
  },
  amountUp: { place: sql<string>`coalesce(${buy.listedLeast}, 1000000000000000)`, direction: 'up' },
};

const knownIndustries = membersIn(industriesByGroup);
const knownRegions = membersIn(regionsByGroup);

const looksInto = (group: string): SQL =>
  sql`${buy.industryIds} ?| array[${sql.join(
    (industriesByGroup.get(group) ?? []).map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`;

export const buyStore = ({ orm }: Database, clock: Clock): Buys => {
  const listed = (hundred: boolean): SQL | undefined =>
    and(eq(buy.state, 'listed'), gt(buy.expiresAt, clock.now()), hundred ? sql`${buy.hundred}` : undefined);

  return {
    ...listedStore<BuySort, BuyQuery, BuyHead, DealChoices>(orm, {
      table: buy,
      id: buy.id,
      which: (query) => demandConditions(buy, query, clock.now()),
      orders: orderedBy,
      rows: (place) =>
        orm
          .select({ ...buyHeadColumns, place })
          .from(buy)
          .$dynamic(),
      choices: async (query, count) => ({
        industries: countedWithAny(
          await count.several(buy.industryIds, { ...query, industry: [] }),
          knownIndustries,
        ),
        regions: countedWithAny(await count.several(buy.regionIds, { ...query, region: [] }), knownRegions),
      }),
      looser: loosenedCounts,
    }),
    one: async (id) => {
      const [row] = await orm.select(buyColumns).from(buy).where(eq(buy.id, id));
      return row ?? null;
    },
    newest: (most, hundred) =>
      orm
        .select(buyHeadColumns)
        .from(buy)
        .where(listed(hundred))
        .orderBy(desc(buy.confirmedAt), desc(buy.id))
        .limit(most),
    figures: async (hundred) => {
      const which = listed(hundred);
      const amount = count().mapWith(Number);
      const types = await orm
        .select({ id: buy.buyerType, count: amount })
        .from(buy)
        .where(which)
        .groupBy(buy.buyerType)
        .orderBy(desc(amount), buy.buyerType);
      const [sum] = await orm
        .select({ budget: sql<Decimal | null>`sum(${buy.listedMost})`.mapWith(buy.listedMost) })
        .from(buy)
        .where(and(which, lt(buy.listedMost, openEnd)));
      const industries = await Promise.all(
        industryTree.map(async ({ id, name }) => ({
          name,
          count: await orm.$count(buy, and(which, looksInto(id))),
        })),
      );
      return {
        types,
        industries: industries
          .filter((each) => each.count > 0)
          .toSorted((one, other) => other.count - one.count),
        budget: sum?.budget ?? null,
      };
    },
    put: async (given) => {
      const row = { ...given, ...listedBuy(given) };
      await orm.insert(buy).values(row).onConflictDoUpdate({ target: buy.id, set: row });
    },
  };
};
