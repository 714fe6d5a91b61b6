import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { searchVectorColumn } from '../../schema/search-vector';
import { decimal, moment } from '../../columns';

export const transfer = pgTable('transfer', {
  id: text('id').primaryKey(),
  sourceType: text('source_type').notNull(),
  code: text('code').notNull().unique(),
  title: text('title').notNull(),
  company: text('company').notNull(),
  market: text('market').notNull(),
  industry: text('industry').notNull(),
  region: text('region').notNull(),
  stake: decimal('stake').notNull(),
  shares: decimal('shares'),
  price: decimal('price'),
  amount: decimal('amount'),
  valuation: decimal('valuation'),
  revenue: decimal('revenue'),
  netProfit: decimal('net_profit'),
  year: text('year'),
  deadline: moment('deadline'),
  confirmedAt: moment('confirmed_at').notNull(),
  /** Null while the operator lists it. */
  withdrawnAt: moment('withdrawn_at'),
  closed: boolean('closed').notNull().default(false),
  state: text('state', { enum: ['listed', 'withdrawn', 'closed'] })
    .notNull()
    .generatedAlwaysAs(
      sql`case when closed then 'closed' when withdrawn_at is not null then 'withdrawn' else 'listed' end`,
    ),
  summary: text('summary').notNull(),
  seller: text('seller').notNull(),
  reason: text('reason').notNull(),
  foundedYear: integer('founded_year'),
  employees: integer('employees'),
  terms: jsonb('terms').$type<readonly string[]>().notNull(),
  highlights: jsonb('highlights').$type<readonly string[]>().notNull(),
  industryId: text('industry_id'),
  regionId: text('region_id'),
  roundId: text('round_id'),
  search: searchVectorColumn('search'),
});
