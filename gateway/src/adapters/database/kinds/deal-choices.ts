import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FilterQuery } from '../../../domain/deal/deal-query';
import type { CountChoices } from './listed-store';

/** Counts by industry and by region, of things that have one of each. */
export const dealChoices =
  <Query extends FilterQuery>({
    industryId,
    regionId,
  }: {
    readonly industryId: PgColumn;
    readonly regionId: PgColumn;
  }) =>
  async (query: Query, count: CountChoices<Query>) => ({
    industries: await count.one(industryId, { ...query, industry: [] }),
    regions: await count.one(regionId, { ...query, region: [] }),
  });
