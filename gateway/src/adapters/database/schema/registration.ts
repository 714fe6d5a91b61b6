import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns';

export const registration = pgTable('registration', {
  accountId: text('account_id').primaryKey(),
  way: text('way', { enum: ['code', 'form', 'wechat'] }).notNull(),
  sprad: text('sprad'),
  shareRegister: text('share_register'),
  platformChannel: text('platform_channel'),
  registeredAt: moment('registered_at').notNull(),
  /** When the person stated to be at least 14; null for accounts from before this was asked. */
  ageStatedAt: moment('age_stated_at'),
});
