import { and, desc, eq, getTableColumns, gte, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { loosenedCounts } from '../../../../domain/deal/loosened';
import type { DealQuery } from '../../../../domain/deal/deal-query';
import type { TransferHead } from '../../../../domain/transfer/transfer';
import type { DealChoices } from '../../../../ports/sales';
import type { Clock } from '../../../../ports/clock';
import type { TransferQuery, TransferSort, Transfers } from '../../../../ports/transfers';
import { dealConditions } from '../../deal-conditions';
import type { DealOrder } from '../../keyset';
import { dealChoices } from '../deal-choices';
import { listedStore } from '../listed-store';
import type { Database } from '../../orm';
import { transfer } from './table';

const {
  industryId: _industry,
  regionId: _region,
  roundId: _round,
  search: _search,
  withdrawnAt: _withdrawnAt,
  closed: _closed,
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

/** The column of each order; a transfer without the figure is last, as in the indexes of migration 29. */
const orderedBy: Readonly<Record<TransferSort, DealOrder>> = {
  confirmed: { place: sql<string>`${transfer.confirmedAt}`, direction: 'down' },
  deadline: { place: sql<string>`coalesce(${transfer.deadline}, 1000000000000000)`, direction: 'up' },
  amountDown: { place: sql<string>`coalesce(${transfer.amount}, -1)`, direction: 'down' },
  amountUp: { place: sql<string>`coalesce(${transfer.amount}, 1000000000000000)`, direction: 'up' },
};

const isBefore = (now: number): SQL | undefined => or(isNull(transfer.deadline), gte(transfer.deadline, now));

const filtered = { ...getTableColumns(transfer), listedAmount: transfer.amount, listedStake: transfer.stake };

/** The conditions of the list: a transfer whose deadline has passed is not listed. @param now milliseconds since 1970 */
export const whichTransfers = (query: DealQuery, now: number): SQL | undefined =>
  and(dealConditions(filtered, query), isBefore(now));

/** @param clock decides which deadlines have passed */
export const transferStore = ({ orm }: Database, clock: Pick<Clock, 'now'>): Transfers => ({
  ...listedStore<TransferSort, TransferQuery, TransferHead, DealChoices>(orm, {
    table: transfer,
    id: transfer.id,
    which: (query) => whichTransfers(query, clock.now()),
    orders: orderedBy,
    rows: (place) =>
      orm
        .select({ ...transferHeadColumns, place })
        .from(transfer)
        .$dynamic(),
    choices: dealChoices(transfer),
    looser: loosenedCounts,
  }),
  one: async (sourceType, id) => {
    const [row] = await orm
      .select(columns)
      .from(transfer)
      .where(and(eq(transfer.id, id), eq(transfer.sourceType, sourceType)));
    return row ?? null;
  },
  others: ({ id, industry }, most) =>
    orm
      .select(transferHeadColumns)
      .from(transfer)
      .where(
        and(
          eq(transfer.state, 'listed'),
          eq(transfer.industry, industry),
          ne(transfer.id, id),
          isBefore(clock.now()),
        ),
      )
      .orderBy(desc(transfer.confirmedAt), desc(transfer.id))
      .limit(most),
});
