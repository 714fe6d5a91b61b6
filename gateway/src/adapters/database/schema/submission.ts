import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import type { SubmissionState } from '../../../../../contract/submission/submission';

export const submission = pgTable('submission', {
  number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: text('account_id').notNull(),
  investorId: text('investor_id').notNull(),
  publicationId: text('publication_id').notNull(),
  title: text('title').notNull(),
  dealPath: text('deal_path').notNull(),
  state: text('state').$type<SubmissionState>().notNull(),
  answer: text('answer').notNull().default(''),
  sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
  answeredAt: bigint('answered_at', { mode: 'number' }),
});
