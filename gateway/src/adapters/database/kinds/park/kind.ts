import { eq, isNull, sql } from 'drizzle-orm';
import type { CardKind, FoundKind, MappedKind, OperatedKind, ReportedKind } from '../stored-kind';
import { park } from './table';

const shown = isNull(park.withdrawnAt);

/** Free-trade zones and parks in the features that work across kinds. */
export const parkKind: CardKind & FoundKind & MappedKind & OperatedKind & ReportedKind = {
  table: park,
  id: park.id,
  title: park.name,
  withdrawnAt: park.withdrawnAt,
  changedAt: park.changedAt,
  uniqueColumns: { id: park.id },
  code: park.id,
  ownerId: null,
  reportable: shown,
  factsOf: async (orm, parkId) => {
    const { id, name, region, industries, withdrawnAt } = park;
    const [row] = await orm
      .select({ id, name, region, industries, withdrawnAt })
      .from(park)
      .where(eq(id, parkId));
    return row === undefined
      ? null
      : {
          kind: 'park',
          id: row.id,
          place: row.id,
          title: row.name,
          code: null,
          ownerId: null,
          industry: row.industries.slice(0, 1)[0] ?? null,
          region: row.region === '' ? null : row.region,
          amountLabel: '入驻条件',
          minAmount: null,
          maxAmount: null,
          netProfit: null,
          netProfitYear: null,
          hidden: [],
          state: row.withdrawnAt === null ? 'listed' : 'withdrawn',
        };
  },
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
