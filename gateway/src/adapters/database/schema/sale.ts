import { bigint, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import type { Finance, HideableField, ProcessStep, SaleDocument } from '../../../domain/sale/sale';
import { searchVectorColumn } from './search-vector';

export const sale = pgTable('sale', {
  id: text('id').primaryKey(),
  sourceType: text('source_type').notNull(),
  code: text('code').notNull().unique(),
  title: text('title').notNull(),
  industry: text('industry').notNull(),
  industryGroup: text('industry_group').notNull(),
  region: text('region').notNull(),
  stage: text('stage').notNull(),
  amountLabel: text('amount_label').notNull(),
  amount: text('amount'),
  revenue: text('revenue').notNull(),
  revenueYear: text('revenue_year').notNull(),
  revenueGrowth: text('revenue_growth'),
  netProfit: text('net_profit').notNull(),
  valuation: text('valuation'),
  confirmedAt: bigint('confirmed_at', { mode: 'number' }).notNull(),
  recommended: integer('recommended'),
  hidden: jsonb('hidden').$type<readonly HideableField[]>().notNull(),
  teaser: text('teaser').notNull(),
  foundedYear: integer('founded_year').notNull(),
  employees: integer('employees').notNull(),
  rdEmployees: integer('rd_employees'),
  companyName: text('company_name').notNull(),
  customers: text('customers').notNull(),
  reason: text('reason').notNull(),
  highlights: jsonb('highlights').$type<readonly string[]>().notNull(),
  finances: jsonb('finances').$type<readonly Finance[]>().notNull(),
  process: jsonb('process').$type<readonly ProcessStep[]>().notNull(),
  documents: jsonb('documents').$type<readonly SaleDocument[]>().notNull(),
  industryId: text('industry_id'),
  regionId: text('region_id'),
  roundId: text('round_id'),
  listedAmount: numeric('listed_amount'),
  listedRevenue: numeric('listed_revenue'),
  search: searchVectorColumn('search'),
  ownerId: text('owner_id'),
  state: text('state', { enum: ['listed', 'withdrawn', 'closed'] })
    .notNull()
    .default('listed'),
});

export const nda = pgTable('nda', {
  accountId: text('account_id').notNull(),
  saleId: text('sale_id').notNull(),
  state: text('state', { enum: ['pending', 'signed', 'rejected', 'expired'] }).notNull(),
  changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
});
