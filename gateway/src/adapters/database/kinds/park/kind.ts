import { isNull, sql } from 'drizzle-orm';
import type { CardKind, FoundKind, MappedKind, OperatedKind, ReportedKind } from '../stored-kind';
import { publishedFacts } from '../published-facts';
import { park } from './table';

const shown = isNull(park.withdrawnAt);

const columns = { table: park, id: park.id, title: park.name, withdrawnAt: park.withdrawnAt };

/** Free-trade zones and parks in the features that work across kinds. */
export const parkKind: CardKind & FoundKind & MappedKind & OperatedKind & ReportedKind = {
  ...columns,
  changedAt: park.changedAt,
  uniqueColumns: { id: park.id },
  code: park.id,
  ownerId: null,
  reportable: shown,
  factsOf: publishedFacts('park', '入驻条件', {
    ...columns,
    industry: sql`${park.industries} ->> 0`,
    region: sql`nullif(${park.region}, '')`,
    amount: sql`null`,
  }),
  siteMap: {
    name: 'parks',
    path: sql<string>`'/ftz?park=' || ${park.id}`,
    changedAt: park.changedAt,
    shown: () => shown,
  },
  found: {
    title: park.name,
    code: null,
    sourceType: null,
    search: park.search,
    at: park.changedAt,
    shown: () => shown,
    facts: [park.industries, park.region],
    texts: [
      park.intro,
      sql`jsonb_path_query_array(${park.policies}, '$[*].title')`,
      sql`jsonb_path_query_array(${park.policies}, '$[*].number')`,
    ],
    least: null,
    most: null,
  },
};
