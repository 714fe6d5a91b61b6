import { isNull } from 'drizzle-orm';
import { fundCalls } from '../../../../../../contract/fund/calls';
import { savedChoices } from '../saved-choices';
import { whichFunds } from './store';
import type { OperatedKind, SearchedKind } from '../stored-kind';
import { fund } from './table';

const shown = isNull(fund.withdrawnAt);

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
    listed: shown,
    which: savedChoices(fundCalls.counts.parameters, whichFunds),
  },
  found: {
    title: fund.name,
    code: fund.code,
    sourceType: null,
    search: fund.search,
    at: fund.filedAt,
    shown: () => shown,
    facts: [fund.industries, fund.region, fund.state],
    texts: [fund.manager, fund.managerCode],
    least: null,
    most: null,
  },
};
