import { and, eq, gt, sql } from 'drizzle-orm';
import { buyerTypes } from '../../../../../../contract/reference/buyer-types';
import { regionTree } from '../../../../../../contract/reference/regions';
import type { KeptBuy } from '../../../../ports/favourites';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { favourite, keptColumns } from '../../schema/favourite';
import { demandsOf } from '../../../../domain/search/search-draft';
import { demandConditions } from '../../deal-conditions';
import type { CardKind, KeptKind, MappedKind, ReportedKind, SearchedKind } from '../stored-kind';
import { buyHeadColumns } from './store';
import { buy } from './table';

const { id, title, code, ownerId } = buy;
const isListed = eq(buy.state, 'listed');
const isShown = (now: number) => and(isListed, gt(buy.expiresAt, now));

const buyerNames = new Map(buyerTypes.map((each) => [each.id, each.name]));
const regionNames = new Map(
  regionTree.flatMap((group) => [group, ...group.regions].map((each) => [each.id, each.name] as const)),
);

/** An amount that the publisher hides counts as none (ENT-08). */
const unlessHidden = (amount: PgColumn) =>
  sql`case when ${buy.hidden} ? 'amount' then null else ${amount} end`;

/** Demands in the features that work across kinds. A reader learns nothing new of one that is gone. */
export const buyKind: CardKind & SearchedKind & KeptKind<KeptBuy> & MappedKind & ReportedKind = {
  table: buy,
  id,
  title,
  code,
  ownerId,
  sourceType: null,
  keepable: isListed,
  keptRows: (orm) =>
    orm
      .select({ ...keptColumns, buy: buyHeadColumns, state: buy.state })
      .from(favourite)
      .innerJoin(buy, eq(id, favourite.target))
      .$dynamic(),
  reportable: isListed,
  factsOf: async (orm, buyId, now) => {
    const [row] = await orm
      .select({ ...buyHeadColumns, state: buy.state })
      .from(buy)
      .where(eq(id, buyId));
    if (row === undefined) return null;
    return {
      ...row,
      kind: 'buy',
      place: buyId,
      industry: null,
      region: null,
      amountLabel: '预算',
      netProfit: null,
      netProfitYear: null,
      hidden: row.hidden.includes('amount') ? ['amount'] : [],
      state: row.state === 'listed' && row.expiresAt < now ? 'expired' : row.state,
    };
  },
  siteMap: {
    name: 'demands',
    path: sql<string>`'/buy/' || ${id}`,
    changedAt: buy.confirmedAt,
    shown: isShown,
  },
  searched: {
    ownerId,
    about: [],
    listed: isListed,
    which: (search, now) => {
      const query = demandsOf(search, now);
      return query === null ? null : (demandConditions(buy, query, now) ?? null);
    },
  },
  found: {
    title,
    code,
    sourceType: null,
    search: buy.search,
    at: buy.confirmedAt,
    shown: isShown,
    facts: [
      { ids: buy.buyerType, names: buyerNames },
      { ids: buy.regions, names: regionNames },
    ],
    texts: [buy.requirements, buy.profile],
    least: unlessHidden(buy.minAmount),
    most: unlessHidden(buy.maxAmount),
  },
};
