import { eq, isNull, sql } from 'drizzle-orm';
import { conferenceCalls } from '../../../../../../contract/conference/calls';
import { choicesOf } from '../../../../domain/search/search-draft';
import type { CardKind, MappedKind, OperatedKind, ReportedKind, SearchedKind } from '../stored-kind';
import { whichConferences } from './store';
import { conferences } from './table';

const shown = isNull(conferences.withdrawnAt);

/** Conferences in the features that work across kinds. */
export const conferenceKind: CardKind & SearchedKind & MappedKind & OperatedKind & ReportedKind = {
  table: conferences,
  id: conferences.id,
  title: conferences.title,
  withdrawnAt: conferences.withdrawnAt,
  uniqueColumns: { id: conferences.id },
  changedAt: conferences.changedAt,
  code: conferences.id,
  ownerId: null,
  reportable: shown,
  factsOf: async (orm, conferenceId) => {
    const { id, title, region, industries, withdrawnAt } = conferences;
    const [row] = await orm
      .select({ id, title, region, industries, withdrawnAt })
      .from(conferences)
      .where(eq(id, conferenceId));
    return row === undefined
      ? null
      : {
          kind: 'conference',
          id: row.id,
          place: row.id,
          title: row.title,
          code: null,
          ownerId: null,
          industry: row.industries.slice(0, 1)[0] ?? null,
          region: row.region === '' ? null : row.region,
          amountLabel: '门票',
          minAmount: null,
          maxAmount: null,
          netProfit: null,
          netProfitYear: null,
          hidden: [],
          state: row.withdrawnAt === null ? 'listed' : 'withdrawn',
        };
  },
  siteMap: {
    name: 'conferences',
    path: sql<string>`'/conf/' || ${conferences.id}`,
    changedAt: conferences.changedAt,
    shown: () => shown,
  },
  searched: {
    ownerId: null,
    about: [conferences.host, conferences.region],
    listed: shown,
    which: (search, now) => {
      const query = choicesOf(conferenceCalls.counts.parameters, search);
      return query === null ? null : (whichConferences(query, now) ?? null);
    },
  },
  found: {
    title: conferences.title,
    code: null,
    sourceType: null,
    search: conferences.search,
    at: conferences.startsAt,
    shown: () => shown,
    facts: [conferences.industries, conferences.region],
    texts: [
      conferences.host,
      sql`(${conferences.facts} ->> 'intro')`,
      sql`jsonb_path_query_array(${conferences.facts}, '$.speakers[*].name')`,
      sql`jsonb_path_query_array(${conferences.facts}, '$.sessions[*].title')`,
    ],
    least: null,
    most: null,
  },
};
