import { eq, isNull, sql } from 'drizzle-orm';
import type { CardKind, FoundKind, MappedKind, OperatedKind, ReportedKind } from '../stored-kind';
import { organization } from './table';

const shown = isNull(organization.withdrawnAt);

/** Organizations in the features that work across kinds. */
export const organizationKind: CardKind & FoundKind & MappedKind & OperatedKind & ReportedKind = {
  table: organization,
  id: organization.id,
  title: organization.name,
  withdrawnAt: organization.withdrawnAt,
  uniqueColumns: { id: organization.id },
  changedAt: organization.changedAt,
  code: organization.id,
  ownerId: null,
  reportable: shown,
  factsOf: async (orm, organizationId) => {
    const { id, name, region, industries, withdrawnAt } = organization;
    const [row] = await orm
      .select({ id, name, region, industries, withdrawnAt })
      .from(organization)
      .where(eq(id, organizationId));
    return row === undefined
      ? null
      : {
          kind: 'organization',
          id: row.id,
          place: row.id,
          title: row.name,
          code: null,
          ownerId: null,
          industry: row.industries.slice(0, 1)[0] ?? null,
          region: row.region === '' ? null : row.region,
          amountLabel: '收费',
          minAmount: null,
          maxAmount: null,
          netProfit: null,
          netProfitYear: null,
          hidden: [],
          state: row.withdrawnAt === null ? 'listed' : 'withdrawn',
        };
  },
  siteMap: {
    name: 'organizations',
    path: sql<string>`'/organization/' || ${organization.id}`,
    changedAt: organization.changedAt,
    shown: () => shown,
  },
  found: {
    readers: 'all',
    title: organization.name,
    code: null,
    sourceType: null,
    search: organization.search,
    at: organization.changedAt,
    shown: () => shown,
    facts: [organization.industries, organization.region],
    texts: [organization.intro],
    least: null,
    most: null,
  },
};
