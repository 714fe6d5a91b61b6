import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Columns as the migrations make them; a test compares the two. */
export const captchaPass = pgTable('captcha_pass', {
  deviceHash: text('device_hash').primaryKey(),
  passedAt: bigint('passed_at', { mode: 'number' }).notNull(),
  sessionLeft: integer('session_left').notNull(),
  loginLeft: integer('login_left').notNull(),
});
