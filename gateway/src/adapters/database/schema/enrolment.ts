import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import type { EnrolmentState } from '../../../../../contract/enrolment/enrolment';

export const enrolment = pgTable('enrolment', {
  number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  buyId: text('buy_id').notNull(),
  accountId: text('account_id'),
  state: text('state').$type<EnrolmentState>().notNull(),
  statement: text('statement').notNull(),
  reason: text('reason').notNull().default(''),
  endedFrom: text('ended_from', { enum: ['pending', 'approved'] }),
  enrolledAt: bigint('enrolled_at', { mode: 'number' }).notNull(),
  changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
});
