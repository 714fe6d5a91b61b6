import { isNull, sql } from 'drizzle-orm';
import { organizationCalls } from '../../../../../../contract/organization/calls';
import { savedChoices } from '../saved-choices';
import { whichOrganizations } from './store';
import type { CardKind, MappedKind, OperatedKind, ReportedKind, SearchedKind } from '../stored-kind';
import { publishedFacts } from '../published-facts';
import { organization } from './table';

const shown = isNull(organization.withdrawnAt);

const columns = {
  table: organization,
  id: organization.id,
  title: organization.name,
  withdrawnAt: organization.withdrawnAt,
};

/** Organizations in the features that work across kinds. */
export const organizationKind: CardKind & SearchedKind & MappedKind & OperatedKind & ReportedKind = {
  ...columns,
  uniqueColumns: { id: organization.id },
  changedAt: organization.changedAt,
  code: organization.id,
  ownerId: null,
  reportable: shown,
  factsOf: publishedFacts('organization', '收费', {
    ...columns,
    industry: sql`${organization.industries} ->> 0`,
    region: sql`nullif(${organization.region}, '')`,
    amount: sql`null`,
  }),
  siteMap: {
    name: 'organizations',
    path: sql<string>`'/organization/' || ${organization.id}`,
    changedAt: organization.changedAt,
    shown: () => shown,
  },
  searched: {
    ownerId: null,
    about: [organization.region],
    listed: shown,
    which: savedChoices(organizationCalls.counts.parameters, whichOrganizations),
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
