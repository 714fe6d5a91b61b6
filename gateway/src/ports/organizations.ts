import type { OrganizationFilter } from '../../../contract/organization/calls';
import type { Organization, OrganizationDetail } from '../../../contract/organization/organization';
import type { PublicThings } from './public-things';

/** Which organizations are asked for; the groups of industries and regions are expanded. */
export type OrganizationQuery = OrganizationFilter;

/** What a page says beyond the card. */
export type OrganizationFacts = Omit<OrganizationDetail, keyof Organization>;

export type Organizations = PublicThings<OrganizationQuery, Organization, OrganizationDetail>;
