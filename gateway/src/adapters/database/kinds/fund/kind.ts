import { isNull } from 'drizzle-orm';
import { fundCalls } from '../../../../../../contract/fund/calls';
import { choicesOf } from '../../../../domain/search/search-draft';
import { whichFunds } from './store';
import type { OperatedKind, SearchedKind } from '../stored-kind';
import { fund } from './table';

/** Private funds in the features that work across kinds: the registered facts alone, for verified members (MKT-19). */
export const fundKind: SearchedKind & OperatedKind = {
  table: fund,
  id: fund.id,
  title: fund.name,
  withdrawnAt: fund.withdrawnAt,
  uniqueColumns: { id: fund.id, code: fund.code },
  changedAt: null,
  searched: {
    ownerId: null,
    about: [fund.region],
    listed: isNull(fund.withdrawnAt),
    which: (search) => {
      const query = choicesOf(fundCalls.counts.parameters, search);
      return query === null ? null : (whichFunds(query) ?? null);
    },
  },
  found: {
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
