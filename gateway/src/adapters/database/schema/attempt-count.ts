import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const attemptCount = pgTable('attempt_count', {
  key: text('key').primaryKey(),
  windowEndsAt: bigint('window_ends_at', { mode: 'number' }).notNull(),
  count: integer('count').notNull(),
});
