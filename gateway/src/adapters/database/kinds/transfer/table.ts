import { bigint, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { searchVectorColumn } from '../../schema/search-vector';

export const transfer = pgTable('transfer', {
  id: text('id').primaryKey(),
  sourceType: text('source_type').notNull(),
  code: text('code').notNull().unique(),
  title: text('title').notNull(),
  company: text('company').notNull(),
  market: text('market').notNull(),
  industry: text('industry').notNull(),
  region: text('region').notNull(),
  stake: numeric('stake').notNull(),
  shares: numeric('shares'),
  price: numeric('price'),
  amount: numeric('amount'),
  valuation: numeric('valuation'),
  revenue: numeric('revenue'),
  netProfit: numeric('net_profit'),
  year: text('year'),
  deadline: bigint('deadline', { mode: 'number' }),
  confirmedAt: bigint('confirmed_at', { mode: 'number' }).notNull(),
  state: text('state', { enum: ['listed', 'withdrawn', 'closed'] })
    .notNull()
    .default('listed'),
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
