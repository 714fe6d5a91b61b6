import { sql, type SQL } from 'drizzle-orm';
import { pgTable, text, type PgColumn } from 'drizzle-orm/pg-core';
import type { FavouriteKind } from '../../../../../contract/favourite/favourite';
import type { KeptEventState } from '../../../../../contract/favourite/kept-lists';
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

/** Whether an event is still published, as a list of favourites reads it. */
export const keptEventState = (withdrawnAt: PgColumn): SQL<KeptEventState> =>
  sql<KeptEventState>`case when ${withdrawnAt} is null then 'listed' else 'withdrawn' end`;
