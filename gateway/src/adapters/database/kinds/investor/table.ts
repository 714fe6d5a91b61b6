import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type {
  InvestorContact,
  InvestorDetail,
  InvestorType,
} from '../../../../../../contract/investor/investor';
import { decimal, moment } from '../../columns';
import { searchVectorColumn } from '../../schema/search-vector';
import type { InvestorFacts } from '../../../../ports/investors';

export const investor = pgTable('investor', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind').$type<InvestorType>().notNull(),
  region: text('region').notNull(),
  focus: jsonb('focus').$type<readonly string[]>().notNull(),
  rounds: jsonb('rounds').$type<readonly string[]>().notNull(),
  chequeMin: decimal('cheque_min').notNull(),
  chequeMax: decimal('cheque_max').notNull(),
  cases: integer('cases').notNull(),
  intro: text('intro').notNull(),
  stages: jsonb('stages').$type<InvestorDetail['stages']>().notNull(),
  recent: integer('recent').notNull(),
  lastAt: moment('last_at'),
  facts: jsonb('facts').$type<InvestorFacts>().notNull(),
  /** For verified members alone. */
  contacts: jsonb('contacts').$type<readonly InvestorContact[]>().notNull(),
  /** The industries of `focus`, each group as its members. */
  industryIds: jsonb('industry_ids').$type<readonly string[]>().notNull(),
  search: searchVectorColumn('search'),
  changedAt: moment('changed_at').notNull(),
  withdrawnAt: moment('withdrawn_at'),
});

/** What lists show. */
export const investorHead = {
  id: investor.id,
  name: investor.name,
  kind: investor.kind,
  region: investor.region,
  focus: investor.focus,
  rounds: investor.rounds,
  chequeMin: investor.chequeMin,
  chequeMax: investor.chequeMax,
  cases: investor.cases,
  intro: investor.intro,
  stages: investor.stages,
  recent: investor.recent,
  lastAt: investor.lastAt,
};
