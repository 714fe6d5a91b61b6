import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import type { ConsentPurpose } from '../../../../../contract/privacy/separate-consents';

/** Columns as the migrations make them; a test compares the two. */
export const consent = pgTable('consent', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: text('account_id').notNull(),
  version: text('version').notNull(),
  agreementVersion: text('agreement_version').notNull(),
  environment: text('environment', { enum: ['browser', 'wechat', 'native'] }).notNull(),
  agreedAt: bigint('agreed_at', { mode: 'number' }).notNull(),
  withdrawnAt: bigint('withdrawn_at', { mode: 'number' }),
});

/** Consents to one purpose each. */
export const purposeConsent = pgTable('purpose_consent', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: text('account_id').notNull(),
  purpose: text('purpose').$type<ConsentPurpose>().notNull(),
  version: text('version').notNull(),
  givenAt: bigint('given_at', { mode: 'number' }).notNull(),
  withdrawnAt: bigint('withdrawn_at', { mode: 'number' }),
});
