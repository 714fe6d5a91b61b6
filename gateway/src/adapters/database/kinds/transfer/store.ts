import { and, desc, eq, getTableColumns, gte, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { mapPart } from '../../../../domain/page/list-part';
import type { TransferHead } from '../../../../domain/transfer/transfer';
import type { TransferQuery, TransferSort, Transfers } from '../../../../ports/transfers';
import { dealConditions } from '../../deal-conditions';
import { dealCounts } from '../../deal-counts';
import { byFigure, keysetPart, type DealOrder } from '../../keyset';
import type { Database } from '../../orm';
import { transfer } from './table';

const {
  industryId: _industry,
  regionId: _region,
  roundId: _round,
  search: _search,
  ...columns
} = getTableColumns(transfer);

const {
  state: _state,
  summary: _summary,
  seller: _seller,
  reason: _reason,
  foundedYear: _foundedYear,
  employees: _employees,
  terms: _terms,
  highlights: _highlights,
  ...head
} = columns;

/** What lists read of a share transfer. */
export const transferHeadColumns = head;

/** What each order goes by; what has no such figure stands last, as the indexes of migration 29 have it. */
const orderedBy: Readonly<Record<TransferSort, DealOrder>> = {
  confirmed: { place: sql<string>`${transfer.confirmedAt}`, direction: 'down' },
  deadline: { place: sql<string>`coalesce(${transfer.deadline}, 1000000000000000)`, direction: 'up' },
  amountDown: { place: sql<string>`coalesce(${transfer.amount}, -1)`, direction: 'down' },
  amountUp: { place: sql<string>`coalesce(${transfer.amount}, 1000000000000000)`, direction: 'up' },
};

const isBefore = (now: number): SQL | undefined => or(isNull(transfer.deadline), gte(transfer.deadline, now));

const filtered = { ...getTableColumns(transfer), listedAmount: transfer.amount, listedStake: transfer.stake };

/** Those of a query that one can come forward for. */
const asked =
  (now: number) =>
  (query: TransferQuery): SQL | undefined =>
    and(dealConditions(filtered, query), isBefore(now));

export const transferStore = ({ orm }: Database): Transfers => ({
  page: async (query, part, now) =>
    mapPart(
      await keysetPart(
        orm,
        {
          table: transfer,
          which: asked(now)(query),
          rows: orm
            .select({ ...transferHeadColumns, place: orderedBy[query.sort].place })
            .from(transfer)
            .$dynamic(),
          order: byFigure(orderedBy[query.sort], transfer.id),
        },
        part,
      ),
      ({ place: _place, ...head }): TransferHead => head,
    ),
  counts: (query, now) => dealCounts(orm, { table: transfer, columns: transfer, which: asked(now) }, query),
  one: async (sourceType, id) => {
    const [row] = await orm
      .select(columns)
      .from(transfer)
      .where(and(eq(transfer.id, id), eq(transfer.sourceType, sourceType)));
    return row ?? null;
  },
  others: ({ id, industry }, most, now) =>
    orm
      .select(transferHeadColumns)
      .from(transfer)
      .where(
        and(
          eq(transfer.state, 'listed'),
          eq(transfer.industry, industry),
          ne(transfer.id, id),
          isBefore(now),
        ),
      )
      .orderBy(desc(transfer.confirmedAt), desc(transfer.id))
      .limit(most),
});
