import type { park } from '../adapters/database/kinds/park/table';
import { listedIn } from '../domain/deal/listed-deal';
import { parkSearch } from '../domain/park/park-search';
import type { SeedPark } from './records/park';

/** A zone or park of the seed as a row. @param now when it was written, milliseconds since 1970 */
export const parkRow = (seed: SeedPark, now: number): typeof park.$inferInsert => {
  const { sections, authority, contact, terms, policies, ...head } = seed;
  const ids = seed.industries.map((industry) => listedIn({ industry, region: seed.region }).industryId);
  return {
    ...head,
    policies,
    policyCount: policies.length,
    facts: { sections, authority, contact, terms },
    industryIds: ids.filter((id) => id !== null),
    regionId: listedIn({ industry: '', region: seed.region }).regionId,
    search: parkSearch(seed),
    changedAt: now,
  };
};
