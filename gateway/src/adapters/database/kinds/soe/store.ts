import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { ChoiceCounts } from '../../../../../../contract/kind/choice-counts';
import type { Soe, SoeDetail, SoeSort } from '../../../../../../contract/soe/soe';
import { dayNumber } from '../../../../domain/soe/soe-day';
import type { SoeQuery, Soes } from '../../../../ports/soes';
import type { DealOrder } from '../../keyset';
import type { Database } from '../../orm';
import { choiceConditions, choiceCounts } from '../choice-store';
import { listedStore } from '../listed-store';
import { soe } from './table';

const { id, deal, group, stage, exchange, holding, price, industryIds, regionId, search, disclosedAt } = soe;

const shown = isNull(soe.withdrawnAt);
/** At most so many rows are counted by one statement. */
const countedAtOnce = 1000;
/** At most so many related listings are on a page. */
const mostRelated = 4;

/** What each order goes by; a row without the figure is last, as the indexes of the migration have it. */
const orders: Readonly<Record<SoeSort, DealOrder>> = {
  disclosed: { place: sql<string>`${disclosedAt}`, direction: 'down' },
  deadline: { place: sql<string>`coalesce(${soe.deadline}, 99999999)`, direction: 'up' },
  priceDown: { place: sql<string>`coalesce(${price}, -1)`, direction: 'down' },
  priceUp: { place: sql<string>`coalesce(${price}, 1000000000000000)`, direction: 'up' },
};

const columns = {
  words: { deal, group, stage, exchange, holding },
  industryIds,
  regionId,
  search,
  amount: { least: price, most: price },
};

/** The fields of a card; a page's own are left where they are. */
const cardOf = ({
  code,
  title,
  company,
  industry,
  region,
  stake,
  controls,
  appraised,
  repriced,
  dates,
  ...listing
}: Omit<SoeDetail, 'related'>): Soe => ({
  id: listing.id,
  code,
  title,
  deal: listing.deal,
  exchange: listing.exchange,
  company,
  group: listing.group,
  industry,
  region,
  stake,
  controls,
  price: listing.price,
  appraised,
  repriced,
  dates,
});

/** The conditions of the list. */
export const whichSoes = (query: SoeQuery) => and(shown, choiceConditions<SoeQuery>(columns, query));

export const soeStore = ({ orm }: Database): Soes => {
  const { page, counts } = listedStore<
    SoeSort,
    SoeQuery,
    { readonly listing: Omit<SoeDetail, 'related'> },
    Pick<ChoiceCounts, 'choices'>
  >(orm, {
    table: soe,
    id,
    which: whichSoes,
    orders,
    rows: (place) => orm.select({ id, listing: soe.listing, place }).from(soe).$dynamic(),
    choices: choiceCounts<SoeQuery>(columns),
    looser: () => Promise.resolve([]),
  });
  return {
    page: async (query, asked) => {
      const part = await page(query, asked);
      return { ...part, list: part.list.map(({ listing }) => cardOf(listing)) };
    },
    counts,
    one: async (soeId) => {
      const [row] = await orm
        .select({ listing: soe.listing })
        .from(soe)
        .where(and(eq(id, soeId), shown));
      if (row === undefined) return null;
      const related = await orm
        .select({ listing: soe.listing })
        .from(soe)
        .where(and(eq(group, row.listing.group), ne(id, soeId), shown))
        .orderBy(desc(disclosedAt), desc(id))
        .limit(mostRelated);
      return { ...row.listing, related: related.map(({ listing }) => cardOf(listing)) };
    },
    countStages: async (countedFor, standingOf) => {
      for (;;) {
        const rows = await orm
          .select({ id, listing: soe.listing })
          .from(soe)
          .where(ne(soe.countedFor, countedFor))
          .limit(countedAtOnce);
        if (rows.length === 0) return;
        const counted = rows.map((row) => {
          const standing = standingOf(cardOf(row.listing));
          const deadline = standing.deadline === null ? null : dayNumber(standing.deadline);
          return { id: row.id, stage: standing.stage, deadline };
        });
        await orm.execute(sql`
          update soe set stage = counted.stage, deadline = counted.deadline, counted_for = ${countedFor}
          from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
            as counted (id text, stage text, deadline integer)
          where soe.id = counted.id`);
      }
    },
  };
};
