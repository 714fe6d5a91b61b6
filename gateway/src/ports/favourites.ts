import type { Activity } from '../../../contract/activity/activity';
import type { Conference } from '../../../contract/conference/conference';
import type { FavouriteCounts, FavouriteKind } from '../../../contract/favourite/favourite';
import type { KeptEventState } from '../../../contract/favourite/kept-lists';
import type { AskedPart, ListPart } from '../domain/page/list-part';
import type { Investor } from '../../../contract/investor/investor';
import type { BuyHead } from '../domain/buy/buy';
import type { DealState, SaleHead } from '../domain/sale/sale';
import type { TransferHead } from '../domain/transfer/transfer';

/** A favourite deal, as it is now. */
export interface KeptSale {
  readonly sale: SaleHead;
  readonly state: DealState;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** A favourite share transfer, as it is now; its own time says whether its deadline has passed. */
export interface KeptTransfer {
  readonly transfer: TransferHead;
  readonly state: DealState;
  readonly since: number;
}

/** A favourite demand, as it is now; its own time says whether it has expired. */
export interface KeptBuy {
  readonly buy: BuyHead;
  readonly state: DealState;
  readonly since: number;
}

/** A favourite investor. */
export interface KeptInvestor {
  readonly investor: Investor;
  readonly since: number;
}

/** A favourite conference; its own times say whether it is over or cancelled. */
export interface KeptConference {
  readonly conference: Conference;
  readonly state: KeptEventState;
  readonly since: number;
}

/** A favourite activity, likewise. */
export interface KeptActivity {
  readonly activity: Activity;
  readonly state: KeptEventState;
  readonly since: number;
}

/** The stored fields of each kind. */
export interface KeptThings {
  readonly sale: KeptSale;
  readonly transfer: KeptTransfer;
  readonly buy: KeptBuy;
  readonly investor: KeptInvestor;
  readonly conference: KeptConference;
  readonly activity: KeptActivity;
}

/** What members keep at hand. */
export interface Favourites {
  /** 'unknown': there is no such thing; 'full': there are `most` of this kind already. */
  readonly add: (
    accountId: string,
    kind: FavouriteKind,
    target: string,
    since: number,
    most: number,
  ) => Promise<'kept' | 'unknown' | 'full'>;
  readonly remove: (accountId: string, kind: FavouriteKind, target: string) => Promise<void>;
  /** Those of the targets that the account keeps. */
  readonly among: (
    accountId: string,
    kind: FavouriteKind,
    targets: readonly string[],
  ) => Promise<readonly string[]>;
  readonly counts: (accountId: string) => Promise<FavouriteCounts>;
  /** Those of a kind, the newest first; of one source type or, by null, of all. */
  readonly page: <Kind extends FavouriteKind>(
    accountId: string,
    kind: Kind,
    sourceType: string | null,
    asked: AskedPart,
  ) => Promise<ListPart<KeptThings[Kind]>>;
}
