import { isNull, sql } from 'drizzle-orm';
import { soeCalls } from '../../../../../../contract/soe/calls';
import { savedChoices } from '../saved-choices';
import { whichSoes } from './store';
import type { OperatedKind, SearchedKind } from '../stored-kind';
import { soe } from './table';

const shown = isNull(soe.withdrawnAt);

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
    listed: shown,
    which: savedChoices(soeCalls.counts.parameters, whichSoes),
  },
  found: {
    title: soe.title,
    code: soe.code,
    sourceType: null,
    search: soe.search,
    at: soe.disclosedAt,
    shown: () => shown,
    facts: [soe.industry, soe.region],
    texts: [soe.company],
    least: sql`${soe.price}`,
    most: sql`${soe.price}`,
  },
};
