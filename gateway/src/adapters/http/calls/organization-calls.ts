import { organizationCalls as ofOrganizations } from '../../../../../contract/organization/calls';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { OrganizationReading } from '../../../application/organization/organization-reading';
import type { Call } from './call';
import { publicChoiceCalls } from './choice-calls';

/** Organizations that serve deals, which everybody may read. */
export const organizationCalls = (organizations: OrganizationReading): readonly Call[] =>
  publicChoiceCalls(ofOrganizations, organizations, {
    letter: 'z',
    unknown: refusals.organizationUnknown,
  });
