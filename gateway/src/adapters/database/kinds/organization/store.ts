import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ChoiceCounts } from '../../../../../../contract/kind/choice-counts';
import type { Organization, OrganizationSort } from '../../../../../../contract/organization/organization';
import type { OrganizationQuery, Organizations } from '../../../../ports/organizations';
import type { DealOrder } from '../../keyset';
import type { Database } from '../../orm';
import { choiceConditions, choiceCounts } from '../choice-store';
import { listedStore } from '../listed-store';
import { organization } from './table';

const { id, name, kind, region, foundedYear, staff, services, industries, cases, intro } = organization;
const head = { id, name, kind, region, foundedYear, staff, services, industries, cases, intro };
const { headcount, licences, industryIds, regionId, search, facts, withdrawnAt } = organization;

/** What each order goes by, as the indexes of migration 91 have it; an organization of unknown age is last. */
const orders: Readonly<Record<OrganizationSort, DealOrder>> = {
  casesDown: { place: sql<string>`${cases}`, direction: 'down' },
  staffDown: { place: sql<string>`${headcount}`, direction: 'down' },
  founded: { place: sql<string>`coalesce(${foundedYear}::bigint, 9999)`, direction: 'up' },
};

const columns = {
  words: { type: kind },
  lists: { service: services, licence: licences },
  industryIds,
  regionId,
  search,
  amount: null,
};

/** The conditions of the list. */
export const whichOrganizations = (query: OrganizationQuery) =>
  and(isNull(withdrawnAt), choiceConditions<OrganizationQuery>(columns, query));

export const organizationStore = ({ orm }: Database): Organizations => ({
  ...listedStore<OrganizationSort, OrganizationQuery, Organization, Pick<ChoiceCounts, 'choices'>>(orm, {
    table: organization,
    id,
    which: whichOrganizations,
    orders,
    rows: (place) =>
      orm
        .select({ ...head, place })
        .from(organization)
        .$dynamic(),
    choices: choiceCounts<OrganizationQuery>(columns),
    looser: () => Promise.resolve([]),
  }),
  one: async (organizationId) => {
    const [row] = await orm
      .select({ ...head, facts })
      .from(organization)
      .where(and(eq(id, organizationId), isNull(withdrawnAt)));
    if (row === undefined) return null;
    const { facts: more, ...card } = row;
    return { ...card, ...more };
  },
});
