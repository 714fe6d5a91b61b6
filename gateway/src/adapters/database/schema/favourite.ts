import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

export const favourite = pgTable('favourite', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: text('account_id').notNull(),
  kind: text('kind', { enum: ['sale', 'transfer', 'buy', 'investor'] }).notNull(),
  target: text('target').notNull(),
  since: bigint('since', { mode: 'number' }).notNull(),
});
