import type { organization } from '../adapters/database/kinds/organization/table';
import { listedIn } from '../domain/deal/listed-deal';
import { searchVector } from '../domain/search/bigrams';
import type { SeedOrganization } from './records/organization';

/** An organization of the seed as a row. @param now when it was written, milliseconds since 1970 */
export const organizationRow = (seed: SeedOrganization, now: number): typeof organization.$inferInsert => {
  const { address, answersWithin, qualifications, fees, team, selected, penalties, ...head } = seed;
  const ids = seed.industries.map((industry) => listedIn({ industry, region: seed.region }).industryId);
  return {
    ...head,
    facts: { address, answersWithin, qualifications, fees, team, selected, penalties },
    headcount: seed.staff.reduce((sum, { count }) => sum + count, 0),
    licences: seed.staff.map(({ licence }) => licence),
    industryIds: ids.filter((id) => id !== null),
    regionId: listedIn({ industry: '', region: seed.region }).regionId,
    search: searchVector([seed.name, seed.intro, ...seed.industries, seed.region]),
    changedAt: now,
  };
};
