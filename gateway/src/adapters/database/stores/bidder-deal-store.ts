import { and, count, eq, exists, not, sql, type SQL } from 'drizzle-orm';
import type { DealPlace } from '../../../domain/deal/deal-place';
import type { BidderDeal, BidderStanding } from '../../../domain/bid/bid';
import type { BidderDeals } from '../../../ports/bids';
import { keysetPart, type ListOrder } from '../keyset';
import type { Database, Orm } from '../orm';
import { bid, bidderDeal } from '../schema/bid';
import { sale } from '../kinds/sale/table';

const columns = {
  saleId: bidderDeal.saleId,
  sourceType: sale.sourceType,
  code: sale.code,
  title: sale.title,
  industry: sale.industry,
  region: sale.region,
  hidden: sale.hidden,
  dealState: sale.state,
  ndaState: bidderDeal.ndaState,
  bid: { kind: bid.kind, state: bid.state, amount: bid.amount, answer: bid.answer },
  changedAt: bidderDeal.changedAt,
};

const lastChangedFirst: ListOrder<BidderDeal, DealPlace> = {
  by: [bidderDeal.changedAt, bidderDeal.saleId],
  direction: 'down',
  placeOf: ({ changedAt, saleId }) => ({ value: String(changedAt), id: saleId }),
  valuesOf: ({ value, id }) => [Number(value), id],
};

const hidesSomething = sql<boolean>`jsonb_array_length(${sale.hidden}) > 0`;

/** Where an NDA is wanted; said without parameters, for it is grouped by. */
const standing = sql<BidderStanding>`case when ${bidderDeal.ndaState} = 'unsigned' and not (${hidesSomething}) then 'notNeeded' else ${bidderDeal.ndaState} end`;

/** The deals in one state of the NDA; those without one divide by whether they need one. */
const standingSo = (orm: Orm, wanted: BidderStanding): SQL | undefined => {
  if (wanted !== 'unsigned' && wanted !== 'notNeeded') return eq(bidderDeal.ndaState, wanted);
  const hiding = exists(
    orm
      .select({ id: sale.id })
      .from(sale)
      .where(and(eq(sale.id, bidderDeal.saleId), hidesSomething)),
  );
  return and(eq(bidderDeal.ndaState, 'unsigned'), wanted === 'unsigned' ? hiding : not(hiding));
};

const noDeals = { unsigned: 0, pending: 0, signed: 0, rejected: 0, expired: 0, notNeeded: 0 } as const;

export const bidderDealStore = ({ orm }: Database): BidderDeals => ({
  page: (accountId, wanted, asked) =>
    keysetPart<BidderDeal, DealPlace>(
      orm,
      {
        table: bidderDeal,
        which: and(
          eq(bidderDeal.accountId, accountId),
          wanted === null ? undefined : standingSo(orm, wanted),
        ),
        rows: orm
          .select(columns)
          .from(bidderDeal)
          .innerJoin(sale, eq(sale.id, bidderDeal.saleId))
          .leftJoin(bid, eq(bid.id, bidderDeal.bidId))
          .$dynamic(),
        order: lastChangedFirst,
      },
      asked,
    ),
  counts: async (accountId) => {
    const rows = await orm
      .select({ state: standing, count: count().mapWith(Number) })
      .from(bidderDeal)
      .innerJoin(sale, eq(sale.id, bidderDeal.saleId))
      .where(eq(bidderDeal.accountId, accountId))
      .groupBy(standing);
    return {
      ...noDeals,
      ...Object.fromEntries(rows.map((row) => [row.state, row.count])),
      all: rows.reduce((sum, row) => sum + row.count, 0),
    };
  },
});
