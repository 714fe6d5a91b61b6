import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Columns as the migrations make them; a test compares the two. */
export const knownDevice = pgTable(
  'known_device',
  {
    accountId: text('account_id').notNull(),
    deviceHash: text('device_hash').notNull(),
    sessionId: text('session_id').notNull(),
    seenAt: bigint('seen_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.deviceHash] })],
);
