import type { InvestorKind } from '../../../../../../contract/investor/investor';
import { integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';

export const investor = pgTable('investor', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind').$type<InvestorKind>().notNull(),
  region: text('region').notNull(),
  focus: jsonb('focus').$type<readonly string[]>().notNull(),
  rounds: jsonb('rounds').$type<readonly string[]>().notNull(),
  chequeMin: numeric('cheque_min').notNull(),
  chequeMax: numeric('cheque_max').notNull(),
  cases: integer('cases').notNull(),
  intro: text('intro').notNull(),
});
