import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Organization } from '../../../../../../contract/organization/organization';
import type { OrganizationFacts } from '../../../../ports/organizations';
import { moment } from '../../columns';
import { searchVectorColumn } from '../../schema/search-vector';

export const organization = pgTable('organization', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind').$type<Organization['kind']>().notNull(),
  region: text('region').notNull(),
  regionId: text('region_id'),
  foundedYear: text('founded_year'),
  staff: jsonb('staff').$type<Organization['staff']>().notNull(),
  /** All holders of licences. */
  headcount: integer('headcount').notNull(),
  services: jsonb('services').$type<Organization['services']>().notNull(),
  /** Those of `staff`. */
  licences: jsonb('licences').$type<readonly string[]>().notNull(),
  industries: jsonb('industries').$type<readonly string[]>().notNull(),
  industryIds: jsonb('industry_ids').$type<readonly string[]>().notNull(),
  cases: integer('cases').notNull(),
  intro: text('intro').notNull(),
  facts: jsonb('facts').$type<OrganizationFacts>().notNull(),
  search: searchVectorColumn('search'),
  changedAt: moment('changed_at').notNull(),
  withdrawnAt: moment('withdrawn_at'),
});
