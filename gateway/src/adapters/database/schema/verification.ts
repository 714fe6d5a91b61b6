import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

export const verification = pgTable('verification', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: text('account_id').notNull(),
  name: text('name').notNull(),
  company: text('company').notNull(),
  position: text('position').notNull(),
  documentId: text('document_id'),
  state: text('state', { enum: ['pending', 'approved', 'rejected'] }).notNull(),
  level: text('level', { enum: ['1', '2'] }),
  reason: text('reason'),
  submittedAt: bigint('submitted_at', { mode: 'number' }).notNull(),
  expectedAt: bigint('expected_at', { mode: 'number' }).notNull(),
  decidedAt: bigint('decided_at', { mode: 'number' }),
});
