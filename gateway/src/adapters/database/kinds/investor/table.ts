import type { InvestorKind } from '../../../../../../contract/investor/investor';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { decimal } from '../../columns';

export const investor = pgTable('investor', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind').$type<InvestorKind>().notNull(),
  region: text('region').notNull(),
  focus: jsonb('focus').$type<readonly string[]>().notNull(),
  rounds: jsonb('rounds').$type<readonly string[]>().notNull(),
  chequeMin: decimal('cheque_min').notNull(),
  chequeMax: decimal('cheque_max').notNull(),
  cases: integer('cases').notNull(),
  intro: text('intro').notNull(),
});
