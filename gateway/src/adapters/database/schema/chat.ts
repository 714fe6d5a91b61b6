import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Written by triggers of `message`; only `removed` is the stores' own. */
export const inboxEntry = pgTable(
  'inbox_entry',
  {
    accountId: text('account_id').notNull(),
    messageId: bigint('message_id', { mode: 'number' }).notNull(),
    peerId: text('peer_id'),
    unread: integer('unread').notNull().default(0),
    removed: boolean('removed').notNull().default(false),
  },
  ({ accountId, messageId }) => [primaryKey({ columns: [accountId, messageId] })],
);

export const chatBlock = pgTable(
  'chat_block',
  {
    accountId: text('account_id').notNull(),
    blockedId: text('blocked_id').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  ({ accountId, blockedId }) => [primaryKey({ columns: [accountId, blockedId] })],
);

export const consultation = pgTable(
  'consultation',
  {
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: ['sale', 'buy', 'transfer'] }).notNull(),
    target: text('target').notNull(),
    peerId: text('peer_id').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  ({ accountId, kind, target }) => [primaryKey({ columns: [accountId, kind, target] })],
);
