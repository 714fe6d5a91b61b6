import { kinds } from '../../../contract/kind/kinds';
import { Organization, OrganizationDetail } from '../../../contract/organization/organization';
import type { Kind } from '../kind/kind';

/** Organizations that serve deals. */
export const organizationKind = {
  ...kinds.organization,
  name: 'organization',
  item: Organization,
  page: OrganizationDetail,
  share: null,
} as const satisfies Kind<'organization', Organization, OrganizationDetail>;
