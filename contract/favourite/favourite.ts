import type * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { record } from '../codec/record';
import { WireTime } from '../codec/time';
import { under } from '../codec/under';
import { withDefault } from '../codec/with-default';
import { DealState } from '../deal/deal-state';
import { BuyState, WireBuy } from '../buy/wire-buy';
import { Investor } from '../investor/investor';
import { kindCodec } from '../kind/capabilities';
import type { KindWith } from '../kind/kinds';
import { WireSale } from '../sale/wire-sale';
import { Transfer, TransferStanding } from '../transfer/transfer';

/** What can be a favourite: deals of either side, share transfers, investors (SCR-07). */
export const FavouriteKind = kindCodec('favourite', 'FavouriteKind');
export type FavouriteKind = KindWith<'favourite'>;

/** At most so many favourites of one kind, and so many ids at once whose state is asked for. */
export const favouriteLimits = { ofKind: 500, ids: 100 } as const;

const count = withDefault(WireCount, 0);

/** The number of a member's favourites, by kind. */
export const FavouriteCounts = record(
  { sale: count, transfer: count, buy: count, investor: count },
  'FavouriteCounts',
);
export type FavouriteCounts = t.TypeOf<typeof FavouriteCounts>;

export const noneKept: FavouriteCounts = { sale: 0, transfer: 0, buy: 0, investor: 0 };

/** Ids of things: those that are favourites, or those that are compared. */
export const FavouriteIds = under('ids', listOf(WireId));

/** A deal among the favourites: as lists bring it, what has become of it, and since when it is kept. */
export const FavouriteSale = record(
  { sale: WireSale, state: withDefault(DealState, 'listed'), since: WireTime },
  'FavouriteSale',
);
export type FavouriteSale = t.TypeOf<typeof FavouriteSale>;

/** A share transfer among the favourites, likewise. */
export const FavouriteTransfer = record(
  { transfer: Transfer, state: withDefault(TransferStanding, 'open'), since: WireTime },
  'FavouriteTransfer',
);
export type FavouriteTransfer = t.TypeOf<typeof FavouriteTransfer>;

/** A demand among the favourites, likewise. */
export const FavouriteBuy = record(
  { buy: WireBuy, state: withDefault(BuyState, 'listed'), since: WireTime },
  'FavouriteBuy',
);
export type FavouriteBuy = t.TypeOf<typeof FavouriteBuy>;

/** An investor among the favourites. */
export const FavouriteInvestor = record({ investor: Investor, since: WireTime }, 'FavouriteInvestor');
export type FavouriteInvestor = t.TypeOf<typeof FavouriteInvestor>;
