import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Presentation, PresentationPage } from '../../../../../../contract/presentation/presentation';
import type { PresentationFacts } from '../../../../domain/presentation/presentation';
import { decimal, moment } from '../../columns';
import { searchVectorColumn } from '../../schema/search-vector';

export const presentation = pgTable('presentation', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  company: text('company').notNull(),
  industry: text('industry').notNull(),
  region: text('region').notNull(),
  round: text('round').notNull(),
  amount: decimal('amount'),
  stake: decimal('stake'),
  speaker: text('speaker').notNull(),
  at: moment('at').notNull(),
  form: text('form').$type<Presentation['form']>().notNull(),
  place: text('place').notNull(),
  pageCount: integer('page_count').notNull(),
  protected: boolean('protected').notNull(),
  gated: boolean('gated').notNull(),
  facts: jsonb('facts').$type<PresentationFacts>().notNull(),
  pages: jsonb('pages').$type<readonly PresentationPage[]>().notNull(),
  industryIds: jsonb('industry_ids').$type<readonly string[]>().notNull(),
  regionId: text('region_id'),
  roundId: text('round_id'),
  search: searchVectorColumn('search'),
  withdrawnAt: moment('withdrawn_at'),
});
