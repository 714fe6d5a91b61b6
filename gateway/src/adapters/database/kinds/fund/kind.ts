import type { FoundKind } from '../stored-kind';
import { fund } from './table';

/** Private funds in the features that work across kinds: the registered facts alone, for verified members (MKT-19). */
export const fundKind: FoundKind = {
  table: fund,
  id: fund.id,
  found: {
    readers: 'verified',
    title: fund.name,
    code: fund.code,
    sourceType: null,
    search: fund.search,
    at: fund.filedAt,
    shown: () => undefined,
    facts: [fund.industries, fund.region, fund.state],
    texts: [fund.manager, fund.managerCode],
    least: null,
    most: null,
  },
};
