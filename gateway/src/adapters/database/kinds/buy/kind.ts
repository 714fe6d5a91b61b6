import { and, eq, gt, sql } from 'drizzle-orm';
import type { KeptBuy } from '../../../../ports/favourites';
import { favourite, keptColumns } from '../../schema/favourite';
import type { CardKind, KeptKind, MappedKind, ReportedKind } from '../stored-kind';
import { buyHeadColumns } from './store';
import { buy } from './table';

const { id, title, code, ownerId } = buy;
const isListed = eq(buy.state, 'listed');

/** Demands in the features that work across kinds. A reader learns nothing new of one that is gone. */
export const buyKind: CardKind & KeptKind<KeptBuy> & MappedKind & ReportedKind = {
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
    shown: (now) => and(isListed, gt(buy.expiresAt, now)),
  },
};
