import { lt, sql } from 'drizzle-orm';
import type { DealReads } from '../../../ports/deal-reads';
import type { Database } from '../orm';
import { dealRead } from '../schema/deal-read';

export const dealReadStore = ({ orm }: Pick<Database, 'orm'>): DealReads => ({
  note: async ({ day, ...who }) => {
    await orm
      .insert(dealRead)
      .values({ ...who, reads: 1, lastDay: day })
      .onConflictDoUpdate({
        target: [dealRead.kind, dealRead.dealId, dealRead.accountId],
        set: { reads: sql`${dealRead.reads} + 1`, lastDay: day },
        setWhere: lt(dealRead.lastDay, day),
      });
  },
});
