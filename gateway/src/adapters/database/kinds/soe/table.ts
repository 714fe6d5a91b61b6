import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Soe, SoeDetail, SoeHolding } from '../../../../../../contract/soe/soe';
import type { SoeStage } from '../../../../../../contract/soe/soe-stage';
import { decimal, moment } from '../../columns';
import { searchVectorColumn } from '../../schema/search-vector';

export const soe = pgTable('soe', {
  id: text('id').primaryKey(),
  code: text('code').notNull().unique(),
  title: text('title').notNull(),
  company: text('company').notNull(),
  industry: text('industry').notNull(),
  region: text('region').notNull(),
  deal: text('deal').$type<Soe['deal']>().notNull(),
  group: text('group').$type<Soe['group']>().notNull(),
  exchange: text('exchange').notNull(),
  holding: text('holding').$type<SoeHolding>(),
  price: decimal('price'),
  industryIds: jsonb('industry_ids').$type<readonly string[]>().notNull(),
  regionId: text('region_id'),
  /** When the day of the newest disclosure begins. */
  disclosedAt: moment('disclosed_at').notNull(),
  withdrawnAt: moment('withdrawn_at'),
  /** Null while the stage is not known. */
  stage: text('stage').$type<SoeStage>(),
  /** The last day of the present period as a number; null where it is over, has none, or is not known. */
  deadline: integer('deadline'),
  /** For which day and calendar `stage` and `deadline` hold; '' before they were counted. */
  countedFor: text('counted_for').notNull(),
  search: searchVectorColumn('search'),
  listing: jsonb('listing').$type<Omit<SoeDetail, 'related'>>().notNull(),
});
