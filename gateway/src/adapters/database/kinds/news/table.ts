import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { searchVectorColumn } from '../../schema/search-vector';

export const news = pgTable('news', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  category: text('category').notNull(),
  source: text('source').notNull(),
  picture: text('picture'),
  html: text('html').notNull(),
  publishedAt: bigint('published_at', { mode: 'number' }).notNull(),
  withdrawnAt: bigint('withdrawn_at', { mode: 'number' }),
  search: searchVectorColumn('search'),
});
