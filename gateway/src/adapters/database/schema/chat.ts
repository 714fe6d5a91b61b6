import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { KindWith } from '../../../../../contract/kind/kinds';

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

/** A conversation on a deal that hides its owner; the two know each other by its id. */
export const dealThread = pgTable('deal_thread', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['sale', 'buy'] }).notNull(),
  target: text('target').notNull(),
  askerId: text('asker_id').notNull(),
  ownerId: text('owner_id').notNull(),
  at: bigint('at', { mode: 'number' }).notNull(),
});

export const consultation = pgTable(
  'consultation',
  {
    accountId: text('account_id').notNull(),
    kind: text('kind').$type<KindWith<'card'>>().notNull(),
    target: text('target').notNull(),
    peerId: text('peer_id').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
    firstAt: bigint('first_at', { mode: 'number' }).notNull(),
  },
  ({ accountId, kind, target }) => [primaryKey({ columns: [accountId, kind, target] })],
);
