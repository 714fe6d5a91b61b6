import type { ChoiceCounts } from '../../../contract/kind/choice-counts';
import type { OrganizationFilter } from '../../../contract/organization/calls';
import type { Organization, OrganizationDetail } from '../../../contract/organization/organization';
import type { DealPlace } from '../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../domain/page/list-part';

/** Which organizations are asked for; the groups of industries and regions are expanded. */
export type OrganizationQuery = OrganizationFilter;

/** What a page says beyond the card. */
export type OrganizationFacts = Omit<OrganizationDetail, keyof Organization>;

export interface Organizations {
  readonly page: (
    query: OrganizationQuery,
    asked: AskedPart<DealPlace>,
  ) => Promise<ListPart<Organization, DealPlace>>;
  readonly counts: (query: OrganizationQuery) => Promise<ChoiceCounts>;
  /** Null where there is no such organization, or it is withdrawn. */
  readonly one: (id: string) => Promise<OrganizationDetail | null>;
}
