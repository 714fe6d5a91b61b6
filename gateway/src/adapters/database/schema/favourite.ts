import { pgTable, text } from 'drizzle-orm/pg-core';
import type { FavouriteKind } from '../../../../../contract/favourite/favourite';
import { moment } from '../columns';

export const favourite = pgTable('favourite', {
  id: moment('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: text('account_id').notNull(),
  kind: text('kind').$type<FavouriteKind>().notNull(),
  target: text('target').notNull(),
  since: moment('since').notNull(),
});

/** What a list of favourites reads of each, next to the thing itself. */
export const keptColumns = { place: favourite.id, since: favourite.since };
