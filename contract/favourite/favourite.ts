import type * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { record } from '../codec/record';
import { under } from '../codec/under';
import { withDefault } from '../codec/with-default';
import { forKindsWith, kindCodec } from '../kind/capabilities';
import type { KindWith } from '../kind/kinds';

/** What can be a favourite (SCR-07). */
export const FavouriteKind = kindCodec('favourite', 'FavouriteKind');
export type FavouriteKind = KindWith<'favourite'>;

/** At most so many favourites of one kind, and so many ids at once whose state is asked for. */
export const favouriteLimits = { ofKind: 500, ids: 100 } as const;

/** The number of a member's favourites, by kind. */
export const FavouriteCounts = record(
  forKindsWith('favourite', withDefault(WireCount, 0)),
  'FavouriteCounts',
);
export type FavouriteCounts = t.TypeOf<typeof FavouriteCounts>;

export const noneKept: FavouriteCounts = forKindsWith('favourite', 0);

/** Ids of things: those that are favourites, or those that are compared. */
export const FavouriteIds = under('ids', listOf(WireId));
