import { left, right, type Either } from 'fp-ts/Either';
import type { ChoiceCounts } from '../../../../contract/kind/choice-counts';
import type { Organization, OrganizationDetail } from '../../../../contract/organization/organization';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { DealPlace } from '../../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import type { OrganizationQuery, Organizations } from '../../ports/organizations';

type Answer<A> = Promise<Either<Refusal, A>>;

/** What everybody may read of organizations. */
export interface OrganizationReading {
  readonly page: (
    accountId: string | null,
    query: OrganizationQuery,
    asked: AskedPart<DealPlace>,
  ) => Answer<ListPart<Organization, DealPlace>>;
  readonly counts: (accountId: string | null, query: OrganizationQuery) => Answer<ChoiceCounts>;
  readonly one: (accountId: string | null, id: string) => Answer<OrganizationDetail>;
}

export const makeOrganizationReading = (organizations: Organizations): OrganizationReading => ({
  page: async (_, query, asked) => right(await organizations.page(query, asked)),
  counts: async (_, query) => right(await organizations.counts(query)),
  one: async (_, id) => {
    const found = await organizations.one(id);
    return found === null ? left(refusals.organizationUnknown) : right(found);
  },
});
