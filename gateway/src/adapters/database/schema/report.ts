import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import type { KindWith } from '../../../../../contract/kind/kinds';

export const report = pgTable('report', {
  number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: text('account_id').notNull(),
  kind: text('kind').$type<KindWith<'report'> | 'message'>().notNull(),
  target: text('target').notNull(),
  title: text('title').notNull(),
  reason: text('reason', {
    enum: ['over', 'untrue', 'silent', 'twice', 'unlawful', 'other', 'harassing', 'fraud'],
  }).notNull(),
  words: text('words').notNull(),
  state: text('state', { enum: ['pending', 'upheld', 'dismissed'] }).notNull(),
  answer: text('answer').notNull(),
  reportedAt: bigint('reported_at', { mode: 'number' }).notNull(),
  decidedAt: bigint('decided_at', { mode: 'number' }),
});
