import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { HideableBuyField } from '../../../../domain/buy/buy';
import type { Evidence } from '../../../../domain/sale/sale';
import { searchVectorColumn } from '../../schema/search-vector';
import { decimal, moment } from '../../columns';

export const buy = pgTable('buy', {
  id: text('id').primaryKey(),
  ownerId: text('owner_id'),
  state: text('state', { enum: ['listed', 'withdrawn', 'closed'] })
    .notNull()
    .default('listed'),
  code: text('code').notNull().unique(),
  title: text('title').notNull(),
  buyerType: text('buyer_type').notNull(),
  hundred: boolean('hundred').notNull().default(false),
  companyName: text('company_name').notNull(),
  contact: text('contact').notNull(),
  industries: jsonb('industries').$type<readonly string[]>().notNull(),
  regions: jsonb('regions').$type<readonly string[]>().notNull(),
  rounds: jsonb('rounds').$type<readonly string[]>().notNull(),
  minAmount: decimal('min_amount'),
  maxAmount: decimal('max_amount'),
  stake: text('stake').notNull(),
  funding: text('funding').notNull(),
  requirements: text('requirements').notNull(),
  profile: text('profile').notNull(),
  evidence: jsonb('evidence').$type<readonly Evidence[]>().notNull().default([]),
  hidden: jsonb('hidden').$type<readonly HideableBuyField[]>().notNull(),
  confirmedAt: moment('confirmed_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  industryIds: jsonb('industry_ids').$type<readonly string[]>().notNull(),
  regionIds: jsonb('region_ids').$type<readonly string[]>().notNull(),
  roundIds: jsonb('round_ids').$type<readonly string[]>().notNull(),
  listedLeast: decimal('listed_least'),
  listedMost: decimal('listed_most'),
  wantedStake: decimal('wanted_stake'),
  search: searchVectorColumn('search').notNull(),
});
