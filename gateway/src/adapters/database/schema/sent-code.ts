import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Columns as the migrations make them; a test compares the two. */
export const sentCode = pgTable('sent_code', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  phone: text('phone').notNull(),
  purpose: text('purpose', { enum: ['login', 'forgotten', 'identity'] }).notNull(),
  code: text('code').notNull(),
  delivered: boolean('delivered').notNull(),
  sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
  expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  tries: integer('tries').notNull().default(0),
  usedAt: bigint('used_at', { mode: 'number' }),
  askedBy: text('asked_by').notNull().default(''),
  strangerTries: integer('stranger_tries').notNull().default(0),
});
