import { and, desc, eq } from 'drizzle-orm';
import type { MarketFigures } from '../../../ports/market-figures';
import type { Database } from '../orm';
import { statisticsDeals, statisticsEdition } from '../schema/statistics';

const { quarter, industry, region, round, undisclosed, amounts } = statisticsDeals;

/** The figures of the market in the database. */
export const marketFiguresStore = ({ orm }: Pick<Database, 'orm'>): MarketFigures => ({
  newest: async () => {
    const [newest = null] = await orm
      .select()
      .from(statisticsEdition)
      .orderBy(desc(statisticsEdition.number))
      .limit(1);
    return newest;
  },
  rows: (edition, matter) =>
    orm
      .select({ quarter, industry, region, round, undisclosed, amounts })
      .from(statisticsDeals)
      .where(and(eq(statisticsDeals.edition, edition), eq(statisticsDeals.matter, matter))),
});
