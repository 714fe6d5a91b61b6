import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SurveyAnswer } from '../../../../../contract/survey/survey';

export const survey = pgTable('survey', {
  version: text('version').primaryKey(),
  since: bigint('since', { mode: 'number' }).notNull(),
  /** As the contract writes it; the codec reads it. */
  content: jsonb('content').notNull(),
});

export const surveyAnswer = pgTable('survey_answer', {
  number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  version: text('version').notNull(),
  accountId: text('account_id'),
  answers: jsonb('answers').$type<readonly SurveyAnswer[]>().notNull(),
  sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
});
