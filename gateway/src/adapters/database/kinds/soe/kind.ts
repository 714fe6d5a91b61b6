import { isNull, sql } from 'drizzle-orm';
import type { FoundKind, OperatedKind } from '../stored-kind';
import { soe } from './table';

/** Listings of state-owned assets in the features that work across kinds, for verified members. */
export const soeKind: FoundKind & OperatedKind = {
  table: soe,
  id: soe.id,
  title: soe.title,
  withdrawnAt: soe.withdrawnAt,
  uniqueColumns: { id: soe.id, code: soe.code },
  changedAt: null,
  found: {
    readers: 'verified',
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
