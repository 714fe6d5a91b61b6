import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

export const answeredCall = pgTable('answered_call', {
  id: text('id').primaryKey(),
  givenHash: text('given_hash').notNull(),
  expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
});
