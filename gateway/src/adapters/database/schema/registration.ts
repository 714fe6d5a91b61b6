import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

export const registration = pgTable('registration', {
  accountId: text('account_id').primaryKey(),
  way: text('way', { enum: ['code', 'form', 'wechat'] }).notNull(),
  sprad: text('sprad'),
  shareRegister: text('share_register'),
  platformChannel: text('platform_channel'),
  registeredAt: bigint('registered_at', { mode: 'number' }).notNull(),
  /** When the person stated to be at least 14; null for accounts from before this was asked. */
  ageStatedAt: bigint('age_stated_at', { mode: 'number' }),
});
