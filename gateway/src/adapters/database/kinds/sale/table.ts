import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Evidence, HideableField, ProcessStep, SaleDocument } from '../../../../domain/sale/sale';
import { searchVectorColumn } from '../../schema/search-vector';
import { WireFinance } from '../../../../../../contract/sale/wire-sale-detail';
import { decimal, listInJson, moment } from '../../columns';

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
  amount: decimal('amount'),
  revenue: decimal('revenue'),
  revenueYear: text('revenue_year').notNull(),
  revenueGrowth: decimal('revenue_growth'),
  netProfit: decimal('net_profit'),
  valuation: decimal('valuation'),
  confirmedAt: moment('confirmed_at').notNull(),
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
  finances: listInJson('finances', WireFinance).notNull(),
  process: jsonb('process').$type<readonly ProcessStep[]>().notNull(),
  documents: jsonb('documents').$type<readonly SaleDocument[]>().notNull(),
  pictures: jsonb('pictures').$type<readonly string[]>().notNull().default([]),
  evidence: jsonb('evidence').$type<readonly Evidence[]>().notNull().default([]),
  industryId: text('industry_id'),
  regionId: text('region_id'),
  roundId: text('round_id'),
  listedAmount: decimal('listed_amount'),
  listedRevenue: decimal('listed_revenue'),
  listedStake: decimal('listed_stake'),
  search: searchVectorColumn('search'),
  leastBid: decimal('least_bid'),
  ownerId: text('owner_id'),
  state: text('state', { enum: ['listed', 'withdrawn', 'closed'] })
    .notNull()
    .default('listed'),
});
