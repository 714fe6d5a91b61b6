import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const comparedDeals = pgTable('compared_deals', {
  accountId: text('account_id').primaryKey(),
  ids: jsonb('ids').$type<readonly string[]>().notNull(),
  changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
});
