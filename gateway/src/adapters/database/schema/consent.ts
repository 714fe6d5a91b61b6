import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import type { ConsentPurpose } from '../../../../../contract/privacy/separate-consents';

/** Columns as the migrations make them; a test compares the two. */
export const consent = pgTable('consent', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: text('account_id').notNull(),
  version: text('version').notNull(),
  agreementVersion: text('agreement_version').notNull(),
  environment: text('environment', { enum: ['browser', 'wechat', 'native'] }).notNull(),
  agreedAt: moment('agreed_at').notNull(),
  withdrawnAt: moment('withdrawn_at'),
});

/** Consents to one purpose each. */
export const purposeConsent = pgTable('purpose_consent', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: text('account_id').notNull(),
  purpose: text('purpose').$type<ConsentPurpose>().notNull(),
  version: text('version').notNull(),
  givenAt: moment('given_at').notNull(),
  withdrawnAt: moment('withdrawn_at'),
});
