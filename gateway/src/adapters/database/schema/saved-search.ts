import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SavedFilter, SearchKind } from '../../../../../contract/search/saved-search';

export const savedSearch = pgTable('saved_search', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: text('account_id').notNull(),
  name: text('name').notNull(),
  kind: text('kind').$type<SearchKind>().notNull(),
  sourceType: text('source_type'),
  mark: text('mark'),
  /** Of the list's address, for kinds whose filter is of choices. */
  query: text('query').notNull().default(''),
  filter: jsonb('filter').$type<SavedFilter>().notNull(),
  alert: text('alert', { enum: ['off', 'now', 'daily'] }).notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  removedAt: bigint('removed_at', { mode: 'number' }),
  seenAt: bigint('seen_at', { mode: 'number' }).notNull().default(0),
});

export const searchAlert = pgTable('search_alert', {
  searchId: bigint('search_id', { mode: 'number' }).notNull(),
  dealId: text('deal_id').notNull(),
  madeAt: bigint('made_at', { mode: 'number' }).notNull(),
  notifiedAt: bigint('told_at', { mode: 'number' }),
});
