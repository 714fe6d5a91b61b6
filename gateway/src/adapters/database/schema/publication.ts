import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { FormTexts } from '../../../../../contract/publication/form-texts';
import type { Reason } from '../../../../../contract/publication/publication';

export const publication = pgTable('publication', {
  id: text('id').primaryKey(),
  number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  ownerId: text('owner_id').notNull(),
  kind: text('kind', { enum: ['sale', 'buy'] }).notNull(),
  version: integer('version').notNull(),
  editor: text('editor').notNull(),
  fields: jsonb('fields').$type<FormTexts>().notNull(),
  published: jsonb('published').$type<FormTexts>(),
  review: text('review', { enum: ['draft', 'pending', 'rejected', 'approved'] }).notNull(),
  listing: text('listing', { enum: ['none', 'listed', 'withdrawn', 'closed'] }).notNull(),
  reasons: jsonb('reasons').$type<readonly Reason[]>().notNull().default([]),
  dealId: text('deal_id'),
  savedAt: bigint('saved_at', { mode: 'number' }).notNull(),
  submittedAt: bigint('submitted_at', { mode: 'number' }),
  confirmedAt: bigint('confirmed_at', { mode: 'number' }),
  reminded: integer('reminded').notNull().default(0),
  takenDown: text('taken_down'),
});
