import { pgTable, text } from 'drizzle-orm/pg-core';
import { searchVectorColumn } from './search-vector';

/** The names of things by their pinyin: each sound of a name with those that follow, in full and by first letters. */
export const searchName = pgTable('search_name', {
  kind: text('kind').notNull(),
  id: text('id').notNull(),
  name: text('name').notNull(),
  pinyin: searchVectorColumn('pinyin').notNull(),
});
