import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** Columns as the migrations make them; a test compares the two. */
export const wechatIdentity = pgTable('wechat_identity', {
  openId: text('open_id').primaryKey(),
  accountId: text('account_id').notNull().unique(),
  boundAt: bigint('bound_at', { mode: 'number' }).notNull(),
});

export const wechatCode = pgTable('wechat_code', {
  hash: text('hash').primaryKey(),
  openId: text('open_id').notNull(),
  nickname: text('nickname').notNull(),
  expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  usedAt: bigint('used_at', { mode: 'number' }),
});

export const wechatOffer = pgTable('wechat_offer', {
  hash: text('hash').primaryKey(),
  openId: text('open_id').notNull(),
  expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
});
