import { eq, isNull, sql } from 'drizzle-orm';
import { organizationCalls } from '../../../../../../contract/organization/calls';
import { choicesOf } from '../../../../domain/search/search-draft';
import { whichOrganizations } from './store';
import type { CardKind, MappedKind, OperatedKind, ReportedKind, SearchedKind } from '../stored-kind';
import { organization } from './table';

const shown = isNull(organization.withdrawnAt);

/** Organizations in the features that work across kinds. */
export const organizationKind: CardKind & SearchedKind & MappedKind & OperatedKind & ReportedKind = {
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
  searched: {
    ownerId: null,
    about: [organization.region],
    listed: isNull(organization.withdrawnAt),
    which: (search) => {
      const query = choicesOf(organizationCalls.counts.parameters, search);
      return query === null ? null : (whichOrganizations(query) ?? null);
    },
  },
  found: {
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
