import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Columns as the migrations make them; a test compares the two. */
export const captchaChallenge = pgTable('captcha_challenge', {
  id: text('id').primaryKey(),
  appid: text('appid').notNull(),
  sid: text('sid').notNull(),
  answer: integer('answer').notNull(),
  attempts: integer('attempts').notNull().default(0),
  expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  /** Solved, or missed for good. */
  solved: boolean('solved').notNull().default(false),
  kind: text('kind', { enum: ['picture', 'sound'] })
    .notNull()
    .default('picture'),
  issuedAt: bigint('issued_at', { mode: 'number' }).notNull().default(0),
  opensAt: bigint('opens_at', { mode: 'number' }).notNull().default(0),
});
