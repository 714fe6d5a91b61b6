import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** Columns as the migrations make them; a test compares the two. */
export const pushSetting = pgTable('push_setting', {
  accountId: text('account_id').notNull(),
  kind: text('kind', { enum: ['chat', 'deal', 'order', 'notice'] }).notNull(),
  wanted: boolean('wanted').notNull(),
});
