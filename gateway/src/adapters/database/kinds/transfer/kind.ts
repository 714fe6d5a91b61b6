import { and, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { transfersOf } from '../../../../domain/search/search-draft';
import { standingAt } from '../../../../domain/transfer/transfer';
import type { KeptTransfer } from '../../../../ports/favourites';
import { favourite, keptColumns } from '../../schema/favourite';
import type {
  CardKind,
  KeptKind,
  MappedKind,
  OperatedKind,
  ReportedKind,
  SearchedKind,
} from '../stored-kind';
import { transferHeadColumns, whichTransfers } from './store';
import { transfer } from './table';

const { id, sourceType, title, code, deadline } = transfer;
const isListed = eq(transfer.state, 'listed');
const isOpen = (now: number) => and(isListed, or(isNull(deadline), gte(deadline, now)));

/** Share transfers in the features that work across kinds; all of them is public. */
export const transferKind: CardKind &
  SearchedKind &
  KeptKind<KeptTransfer> &
  MappedKind &
  OperatedKind &
  ReportedKind = {
  table: transfer,
  id,
  title,
  code,
  ownerId: null,
  sourceType,
  withdrawnAt: transfer.withdrawnAt,
  uniqueColumns: { id, code },
  changedAt: null,
  keepable: undefined,
  keptRows: (orm) =>
    orm
      .select({ ...keptColumns, transfer: transferHeadColumns, state: transfer.state })
      .from(favourite)
      .innerJoin(transfer, eq(id, favourite.target))
      .$dynamic(),
  reportable: undefined,
  factsOf: async (orm, transferId, now) => {
    const [row] = await orm
      .select({ ...transferHeadColumns, state: transfer.state })
      .from(transfer)
      .where(eq(id, transferId));
    if (row === undefined) return null;
    const standing = standingAt(row, now);
    return {
      ...row,
      kind: 'transfer',
      ownerId: null,
      place: `${row.sourceType}/${transferId}`,
      amountLabel: '转让金额',
      minAmount: row.amount,
      maxAmount: row.amount,
      netProfit: null,
      netProfitYear: null,
      hidden: [],
      state: standing === 'open' ? 'listed' : standing,
    };
  },
  siteMap: {
    name: 'transfers',
    path: sql<string>`'/gf/' || ${sourceType} || '/' || ${id}`,
    changedAt: transfer.confirmedAt,
    shown: isOpen,
  },
  searched: {
    ownerId: null,
    about: [transfer.industry, transfer.region],
    listed: isListed,
    which: (search, now) => {
      const query = transfersOf(search, now);
      return query === null ? null : (whichTransfers(query, now) ?? null);
    },
  },
  found: {
    title,
    code,
    sourceType,
    search: transfer.search,
    at: transfer.confirmedAt,
    shown: isOpen,
    facts: [transfer.industry, transfer.region, transfer.market],
    texts: [transfer.company, transfer.summary, transfer.highlights],
    least: sql`${transfer.amount}`,
    most: sql`${transfer.amount}`,
  },
};
