import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Park, Policy } from '../../../../../../contract/park/park';
import type { ParkFacts } from '../../../../ports/parks';
import { decimal, moment } from '../../columns';
import { searchVectorColumn } from '../../schema/search-vector';

export const park = pgTable('park', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind').$type<Park['kind']>().notNull(),
  region: text('region').notNull(),
  regionId: text('region_id'),
  foundedAt: moment('founded_at'),
  area: decimal('area'),
  industries: jsonb('industries').$type<readonly string[]>().notNull(),
  industryIds: jsonb('industry_ids').$type<readonly string[]>().notNull(),
  policyCount: integer('policy_count').notNull(),
  intro: text('intro').notNull(),
  policies: jsonb('policies').$type<readonly Policy[]>().notNull(),
  facts: jsonb('facts').$type<ParkFacts>().notNull(),
  search: searchVectorColumn('search'),
  changedAt: moment('changed_at').notNull(),
  withdrawnAt: moment('withdrawn_at'),
});
