import { integer, pgTable, text } from 'drizzle-orm/pg-core';

export const banner = pgTable('banner', {
  id: text('id').primaryKey(),
  eyebrow: text('eyebrow').notNull(),
  title: text('title').notNull(),
  subtitle: text('subtitle').notNull(),
  link: text('link'),
  sort: integer('sort').notNull(),
});

export const hotWord = pgTable('hot_word', {
  id: text('id').primaryKey(),
  word: text('word').notNull().unique(),
  sort: integer('sort').notNull(),
});
