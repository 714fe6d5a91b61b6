import { and, count, desc, eq, getTableColumns, gt, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { industryTree } from '../../../../../../contract/reference/industries';
import type { BuyHead } from '../../../../domain/buy/buy';
import type { BuyQuery } from '../../../../domain/buy/buy-query';
import { countedWithAny } from '../../../../domain/buy/counted-with-any';
import { listedBuy, openEnd } from '../../../../domain/buy/listed-buy';
import { industriesByGroup, membersIn, regionsByGroup } from '../../../../domain/deal/choice-groups';
import { loosenedCounts } from '../../../../domain/deal/loosened';
import { mapPart } from '../../../../domain/page/list-part';
import type { Buys } from '../../../../ports/buys';
import type { Clock } from '../../../../ports/clock';
import type { ChoiceCount } from '../../../../ports/sales';
import { demandConditions } from '../../deal-conditions';
import { byFigure, keysetPart, type DealOrder } from '../../keyset';
import type { Database } from '../../orm';
import { buy } from './table';

const {
  industryIds: _industries,
  regionIds: _regions,
  roundIds: _rounds,
  listedLeast: _least,
  listedMost: _most,
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

/** What each order goes by; a demand without the figure stands last, as the indexes of migrations 26 and 63 have it. */
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
  const conditions = (query: BuyQuery): SQL | undefined => demandConditions(buy, query, clock.now());
  const listed = (hundred: boolean): SQL | undefined =>
    and(eq(buy.state, 'listed'), gt(buy.expiresAt, clock.now()), hundred ? sql`${buy.hundred}` : undefined);

  return {
    page: async (query, asked) =>
      mapPart(
        await keysetPart(
          orm,
          {
            table: buy,
            which: conditions(query),
            rows: orm
              .select({ ...buyHeadColumns, place: orderedBy[query.sort].place })
              .from(buy)
              .$dynamic(),
            order: byFigure(orderedBy[query.sort], buy.id),
          },
          asked,
        ),
        ({ place: _place, ...head }): BuyHead => head,
      ),
    counts: async (query) => {
      const counted = (column: PgColumn, which: SQL | undefined): Promise<ChoiceCount[]> =>
        orm
          .select({ id: sql<string>`jsonb_array_elements_text(${column})`, count: count().mapWith(Number) })
          .from(buy)
          .where(which)
          .groupBy(sql`1`);
      const industries = await counted(buy.industryIds, conditions({ ...query, industry: [] }));
      const regions = await counted(buy.regionIds, conditions({ ...query, region: [] }));
      const totalOf = (asked: BuyQuery): Promise<number> => orm.$count(buy, conditions(asked));
      const total = await totalOf(query);
      return {
        total,
        industries: countedWithAny(industries, knownIndustries),
        regions: countedWithAny(regions, knownRegions),
        looser: await loosenedCounts(query, total, totalOf),
      };
    },
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
        .select({ budget: sql<string | null>`sum(${buy.listedMost})` })
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
