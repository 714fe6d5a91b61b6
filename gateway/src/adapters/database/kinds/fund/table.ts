import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { cnyPerUsd } from '../../../../../../contract/fund/cny-per-usd';
import type { Fund, FundDetail, FundMaterials } from '../../../../../../contract/fund/fund';
import { decimal, moment } from '../../columns';
import { searchVectorColumn } from '../../schema/search-vector';

export const fund = pgTable('fund', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  code: text('code').notNull().unique(),
  manager: text('manager').notNull(),
  type: text('type').$type<Fund['type']>().notNull(),
  strategy: text('strategy').$type<Fund['strategy']>().notNull(),
  stage: text('stage').$type<Fund['stage']>().notNull(),
  state: text('state').notNull(),
  currency: text('currency').$type<Fund['currency']>().notNull(),
  size: decimal('size'),
  sizeInCny: decimal('size_in_cny').generatedAlwaysAs(
    sql.raw(`case when currency = 'usd' then size * ${cnyPerUsd} else size end`),
  ),
  industries: jsonb('industries').$type<readonly string[]>().notNull(),
  region: text('region').notNull(),
  filedAt: moment('filed_at').notNull(),
  form: text('form').notNull(),
  management: text('management').notNull(),
  foundedAt: moment('founded_at').notNull(),
  custodian: text('custodian').notNull(),
  updatedAt: moment('updated_at').notNull(),
  notice: text('notice').notNull(),
  managerCode: text('manager_code').notNull(),
  managerIntro: text('manager_intro').notNull(),
  team: jsonb('team').$type<FundDetail['team']>().notNull(),
  approach: text('approach').notNull(),
  materials: jsonb('materials').$type<FundMaterials>().notNull(),
  industryIds: jsonb('industry_ids').$type<readonly string[]>().notNull(),
  regionId: text('region_id'),
  withdrawnAt: moment('withdrawn_at'),
  search: searchVectorColumn('search'),
});
