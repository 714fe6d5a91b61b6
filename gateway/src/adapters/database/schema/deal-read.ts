import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const dealRead = pgTable(
  'deal_read',
  {
    kind: text('kind', { enum: ['sale', 'buy'] }).notNull(),
    dealId: text('deal_id').notNull(),
    accountId: text('account_id').notNull(),
    reads: integer('reads').notNull(),
    lastDay: integer('last_day').notNull(),
  },
  ({ kind, dealId, accountId }) => [primaryKey({ columns: [kind, dealId, accountId] })],
);
