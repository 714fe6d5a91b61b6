import * as t from 'io-ts';
import { organizationFacts, organizationFields } from '../../../../contract/organization/organization';
import { IndustryOfGroup, Place } from './leaf';
import { seedRecord } from './seed-record';

/** An organization that serves deals; sums in 万元, dates absolute. */
export const SeedOrganization = seedRecord(
  {
    ...organizationFields,
    ...organizationFacts,
    region: Place,
    industries: t.readonlyArray(IndustryOfGroup),
  },
  {},
);
export type SeedOrganization = t.TypeOf<typeof SeedOrganization>;
