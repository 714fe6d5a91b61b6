import { isNull, sql } from 'drizzle-orm';
import type { FoundKind, MappedKind, ReportedKind } from '../stored-kind';
import { organization } from './table';

const shown = isNull(organization.withdrawnAt);

/** Organizations in the features that work across kinds. */
export const organizationKind: FoundKind & MappedKind & ReportedKind = {
  table: organization,
  id: organization.id,
  title: organization.name,
  ownerId: null,
  reportable: shown,
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
