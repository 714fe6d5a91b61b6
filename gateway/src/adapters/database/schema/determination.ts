import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { InvestorStandard, RiskGrade } from '../../../../../contract/determination/questionnaire';

export const determination = pgTable('determination', {
  number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: text('account_id').notNull(),
  version: text('version').notNull(),
  standard: text('standard').$type<InvestorStandard>().notNull(),
  declared: jsonb('declared').$type<readonly string[]>().notNull(),
  answers: jsonb('answers').$type<readonly string[]>().notNull(),
  grade: text('grade').$type<RiskGrade>().notNull(),
  determinedAt: bigint('determined_at', { mode: 'number' }).notNull(),
  validUntil: bigint('valid_until', { mode: 'number' }).notNull(),
});
