import { beijingTime } from '../../../contract/values/beijing-time';
import { dayMs } from '../../../contract/values/duration';
import type { fund } from '../adapters/database/kinds/fund/table';
import { listedIn } from '../domain/deal/listed-deal';
import { searchVector } from '../domain/search/bigrams';
import type { FiledFund, SeedFund } from './records/fund';

/** A fund of the seed, counted from the moment of seeding (milliseconds since 1970). */
export const filedFund = (seed: SeedFund, now: number): FiledFund => {
  const { filedDaysAgo, foundedDaysAgo, updatedDaysAgo, materials, ...same } = seed;
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
  };
};

/** A fund as a row. */
export const fundRow = (filed: FiledFund): typeof fund.$inferInsert => {
  const { name, code, manager, managerCode, industries, region } = filed;
  const ids = industries.map((industry) => listedIn({ industry, region }).industryId);
  return {
    ...filed,
    industryIds: ids.filter((id) => id !== null),
    regionId: listedIn({ industry: '', region }).regionId,
    search: searchVector([name, code, manager, managerCode, ...industries, region]),
  };
};
