import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Columns as the migrations make them; a test compares the two. */
export const growingDelay = pgTable('growing_delay', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  freeAt: bigint('free_at', { mode: 'number' }).notNull(),
  endsAt: bigint('ends_at', { mode: 'number' }).notNull(),
});
