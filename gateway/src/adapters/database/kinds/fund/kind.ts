import { isNull } from 'drizzle-orm';
import type { FoundKind, OperatedKind } from '../stored-kind';
import { fund } from './table';

/** Private funds in the features that work across kinds: the registered facts alone, for verified members (MKT-19). */
export const fundKind: FoundKind & OperatedKind = {
  table: fund,
  id: fund.id,
  title: fund.name,
  withdrawnAt: fund.withdrawnAt,
  uniqueColumns: { id: fund.id, code: fund.code },
  changedAt: null,
  found: {
    readers: 'verified',
    title: fund.name,
    code: fund.code,
    sourceType: null,
    search: fund.search,
    at: fund.filedAt,
    shown: () => isNull(fund.withdrawnAt),
    facts: [fund.industries, fund.region, fund.state],
    texts: [fund.manager, fund.managerCode],
    least: null,
    most: null,
  },
};
