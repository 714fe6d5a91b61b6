import type { favouriteCalls } from '../../contract/favourite/calls';
import type { DealState } from '../../contract/deal/deal-state';
import type { BuyState } from '../../contract/buy/wire-buy';
import type { Buy } from '../domain/buy/buy';
import type { Page } from '../domain/page/page';
import type { Sale } from '../domain/sale/sale';
import type { Asked } from './asked';

/** A deal among one's favourites, and what has become of it. */
export interface KeptSale {
  readonly sale: Sale;
  readonly state: DealState;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** A demand among one's favourites, likewise. */
export interface KeptBuy {
  readonly buy: Buy;
  readonly state: BuyState;
  /** Milliseconds since 1970. */
  readonly since: number;
}

export interface FavouriteForms {
  readonly sales: { readonly answer: Page<KeptSale> };
  readonly buys: { readonly answer: Page<KeptBuy> };
}

/** What a member keeps at hand (SCR-07). */
export type FavouriteGateway = Asked<typeof favouriteCalls, FavouriteForms>;
