import { isNull, sql } from 'drizzle-orm';
import { soeCalls } from '../../../../../../contract/soe/calls';
import { choicesOf } from '../../../../domain/search/search-draft';
import { whichSoes } from './store';
import type { OperatedKind, SearchedKind } from '../stored-kind';
import { soe } from './table';

/** Listings of state-owned assets in the features that work across kinds, for verified members. */
export const soeKind: SearchedKind & OperatedKind = {
  table: soe,
  id: soe.id,
  title: soe.title,
  withdrawnAt: soe.withdrawnAt,
  uniqueColumns: { id: soe.id, code: soe.code },
  changedAt: null,
  searched: {
    ownerId: null,
    about: [soe.industry, soe.region],
    listed: isNull(soe.withdrawnAt),
    which: (search) => {
      const query = choicesOf(soeCalls.counts.parameters, search);
      return query === null ? null : (whichSoes(query) ?? null);
    },
  },
  found: {
    title: soe.title,
    code: soe.code,
    sourceType: null,
    search: soe.search,
    at: soe.disclosedAt,
    shown: () => isNull(soe.withdrawnAt),
    facts: [soe.industry, soe.region],
    texts: [soe.company],
    least: sql`${soe.price}`,
    most: sql`${soe.price}`,
  },
};
