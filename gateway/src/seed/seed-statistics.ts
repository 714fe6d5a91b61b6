import { insertInto } from '../adapters/database/insert-into';
import type { Orm } from '../adapters/database/orm';
import { statisticsDeals, statisticsEdition } from '../adapters/database/schema/statistics';
import type { SeedStatistics } from './records/statistics';

/** Publishes the figures of the market as an edition. */
export const seedStatistics = async (
  orm: Orm,
  { source, scope, asOf, running, quarters }: SeedStatistics,
): Promise<void> => {
  const [edition] = await orm
    .insert(statisticsEdition)
    .values({ source, scope, asOf, running })
    .returning({ number: statisticsEdition.number });
  if (edition === undefined) throw new Error('The database returned no number of the edition.');
  const rows = quarters.flatMap(({ quarter, matter, rows: deals }) =>
    deals.map(([industry, region, round, undisclosed, amounts]) => ({
      edition: edition.number,
      matter,
      quarter,
      industry,
      region,
      round,
      undisclosed,
      amounts: [...amounts],
    })),
  );
  await insertInto(statisticsDeals)(orm, rows);
};
