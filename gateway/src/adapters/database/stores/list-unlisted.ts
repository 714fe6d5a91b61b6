import { eq, isNull } from 'drizzle-orm';
import { listedDeal } from '../../../domain/deal/listed-deal';
import { listedBuy } from '../../../domain/buy/listed-buy';
import { parkSearch } from '../../../domain/park/park-search';
import { newsSearch } from '../../../domain/news/news-search';
import type { Database } from '../orm';
import { buy } from '../kinds/buy/table';
import { news } from '../kinds/news/table';
import { park } from '../kinds/park/table';
import { sale } from '../kinds/sale/table';

const atOnce = 200;

/** Gives the deals that an older version stored what lists are filtered and searched by. */
const listSales = async ({ orm, transaction }: Database): Promise<void> => {
  for (;;) {
    const rows = await orm.select().from(sale).where(isNull(sale.search)).limit(atOnce);
    if (rows.length === 0) return;
    await transaction(async (within) => {
      for (const row of rows) await within.update(sale).set(listedDeal(row)).where(eq(sale.id, row.id));
    });
  }
};

/** Gives the demands that an older version stored the least stake that they ask for. */
const listBuys = async ({ orm, transaction }: Database): Promise<void> => {
  for (;;) {
    const rows = await orm.select().from(buy).where(isNull(buy.wantedStake)).limit(atOnce);
    if (rows.length === 0) return;
    await transaction(async (within) => {
      for (const row of rows) await within.update(buy).set(listedBuy(row)).where(eq(buy.id, row.id));
    });
  }
};

/** Gives the news that an older version stored what they are found by. */
const listNews = async ({ orm, transaction }: Database): Promise<void> => {
  for (;;) {
    const rows = await orm.select().from(news).where(isNull(news.search)).limit(atOnce);
    if (rows.length === 0) return;
    await transaction(async (within) => {
      for (const row of rows)
        await within
          .update(news)
          .set({ search: newsSearch(row) })
          .where(eq(news.id, row.id));
    });
  }
};

/** Gives the zones and parks that an older version stored what they are found by. */
const listParks = async ({ orm, transaction }: Database): Promise<void> => {
  for (;;) {
    const rows = await orm.select().from(park).where(isNull(park.search)).limit(atOnce);
    if (rows.length === 0) return;
    await transaction(async (within) => {
      for (const row of rows)
        await within
          .update(park)
          .set({ search: parkSearch({ ...row, sections: row.facts.sections }) })
          .where(eq(park.id, row.id));
    });
  }
};

/** Gives what an older version stored the columns by which it is listed, filtered and searched. */
export const listUnlisted = async (database: Database): Promise<void> => {
  await listSales(database);
  await listBuys(database);
  await listNews(database);
  await listParks(database);
};
