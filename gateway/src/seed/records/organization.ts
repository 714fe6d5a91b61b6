import * as t from 'io-ts';
import { organizationFacts, organizationFields } from '../../../../contract/organization/organization';
import { organizationFault } from '../../domain/organization/organization-fault';
import { IndustryOfGroup, Place } from './leaf';
import { ruledRecord, seedRecord } from './seed-record';

const OrganizationRecord = seedRecord(
  {
    ...organizationFields,
    ...organizationFacts,
    region: Place,
    industries: t.readonlyArray(IndustryOfGroup),
  },
  {},
);

/** An organization that serves deals; sums in 万元, dates absolute. */
export const SeedOrganization = ruledRecord(OrganizationRecord, 'SeedOrganization', organizationFault);
export type SeedOrganization = t.TypeOf<typeof SeedOrganization>;
