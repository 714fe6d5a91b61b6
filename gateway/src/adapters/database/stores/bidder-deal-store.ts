import { and, count, eq } from 'drizzle-orm';
import type { DealPlace } from '../../../domain/deal/deal-place';
import type { BidderDeal } from '../../../domain/bid/bid';
import type { BidderDeals } from '../../../ports/bids';
import { keysetPart, type ListOrder } from '../keyset';
import type { Database } from '../orm';
import { bid, bidderDeal } from '../schema/bid';
import { sale } from '../schema/sale';

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

export const bidderDealStore = ({ orm }: Database): BidderDeals => ({
  page: (accountId, ndaState, asked) =>
    keysetPart<BidderDeal, DealPlace>(
      orm,
      {
        table: bidderDeal,
        which: and(
          eq(bidderDeal.accountId, accountId),
          ndaState === null ? undefined : eq(bidderDeal.ndaState, ndaState),
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
      .select({ state: bidderDeal.ndaState, count: count().mapWith(Number) })
      .from(bidderDeal)
      .where(eq(bidderDeal.accountId, accountId))
      .groupBy(bidderDeal.ndaState);
    return new Map(rows.map((row) => [row.state, row.count]));
  },
});
