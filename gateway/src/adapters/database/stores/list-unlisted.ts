import { eq, isNull } from 'drizzle-orm';
import { listedDeal } from '../../../domain/deal/listed-deal';
import type { Database } from '../orm';
import { sale } from '../kinds/sale/table';

const atOnce = 200;

/** Gives the deals that an older version stored what lists are filtered and searched by. */
export const listUnlisted = async ({ orm, transaction }: Database): Promise<void> => {
  for (;;) {
    const rows = await orm.select().from(sale).where(isNull(sale.search)).limit(atOnce);
    if (rows.length === 0) return;
    await transaction(async (within) => {
      for (const row of rows) await within.update(sale).set(listedDeal(row)).where(eq(sale.id, row.id));
    });
  }
};
