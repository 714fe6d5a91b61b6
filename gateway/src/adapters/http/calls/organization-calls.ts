import type { Organization, OrganizationDetail } from '../../../../../contract/organization/organization';
import { organizationCalls as ofOrganizations } from '../../../../../contract/organization/calls';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { PublicReading } from '../../../application/kind/public-reading';
import type { OrganizationQuery } from '../../../ports/organizations';
import type { Call } from './call';
import { publicChoiceCalls } from './choice-calls';

/** Organizations that serve deals, which everybody may read. */
export const organizationCalls = (
  organizations: PublicReading<OrganizationQuery, Organization, OrganizationDetail>,
): readonly Call[] =>
  publicChoiceCalls(ofOrganizations, organizations, {
    letter: 'z',
    unknown: refusals.organizationUnknown,
  });
