import { beijingTime } from '../../../contract/values/beijing-time';
import { dayMs } from '../../../contract/values/duration';
import type { fund } from '../adapters/database/kinds/fund/table';
import { listedIn } from '../domain/deal/listed-deal';
import { searchVector } from '../domain/search/bigrams';
import type { SeedFund } from './records/fund';

/** A fund of the seed as a row, counted from the moment of seeding (milliseconds since 1970). */
export const fundRow = (seed: SeedFund, now: number): typeof fund.$inferInsert => {
  const { filedDaysAgo, foundedDaysAgo, updatedDaysAgo, materials, ...same } = seed;
  const ids = seed.industries.map((industry) => listedIn({ industry, region: seed.region }).industryId);
  return {
    ...same,
    materials: {
      ...materials,
      portfolio: materials.portfolio.map(({ daysAgo, ...investment }) => ({
        ...investment,
        month: beijingTime(now - daysAgo * dayMs).slice(0, 7),
      })),
    },
    filedAt: now - filedDaysAgo * dayMs,
    foundedAt: now - foundedDaysAgo * dayMs,
    updatedAt: now - updatedDaysAgo * dayMs,
    industryIds: ids.filter((id) => id !== null),
    regionId: listedIn({ industry: '', region: seed.region }).regionId,
    search: searchVector([
      seed.name,
      seed.code,
      seed.manager,
      seed.managerCode,
      ...seed.industries,
      seed.region,
    ]),
  };
};
