import type { Either } from 'fp-ts/Either';
import type { Refusal } from '../../../contract/refusal/refusal';
import type {
  Bid,
  BidDeal,
  BidderDeal,
  BidderStanding,
  BidHead,
  NamedBid,
  ReceivedBid,
} from '../domain/bid/bid';
import type { BidEventKind, PlacingEventKind } from '../domain/bid/bid-machine';
import type { DealPlace } from '../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../domain/page/list-part';

/** What somebody says, as it is kept. */
export type BidDraft = Pick<BidHead, 'saleId' | 'accountId' | 'kind' | 'amount' | 'note'>;

/** What comes to a bid, with what is said; what its bidder says further is told apart by what stands when it comes. */
export type BidEvent =
  | { readonly draft: BidDraft }
  | {
      readonly kind: Exclude<BidEventKind, PlacingEventKind>;
      readonly words: string;
    };

/** What became of a bid; `told` is false where nothing did. */
export interface MovedBid {
  readonly bid: Bid;
  readonly told: boolean;
}

/** One that waits for its owner; of a deal of the platform's own nobody's name stands there. */
export interface WaitingBid extends NamedBid {
  readonly deal: BidDeal & { readonly ownerName: string | null };
}

export interface Bids {
  readonly deal: (saleId: string) => Promise<BidDeal | null>;
  readonly one: (id: number) => Promise<Bid | null>;
  /** The newest of an account on a deal. */
  readonly newest: (accountId: string, saleId: string) => Promise<Bid | null>;
  /** Those that wait for the owner first, then the newest first. */
  readonly received: (
    saleId: string,
    most: number,
  ) => Promise<{ readonly list: readonly ReceivedBid[]; readonly total: number }>;
  /** Those that wait for their owner, on whichever deal, the oldest first. */
  readonly waiting: (most: number) => Promise<readonly WaitingBid[]>;
  /**
   * Another bid of an account; 'stands' where one stands on the deal already, 'tooMany' where the account has as many as
   * it may.
   */
  readonly add: (draft: BidDraft, most: number, at: number) => Promise<Bid | 'stands' | 'tooMany'>;
  /** What comes to a bid, decided by the table of bids; null where there is none. */
  readonly move: (id: number, event: BidEvent, at: number) => Promise<Either<Refusal, MovedBid> | null>;
}

/** The deals on which an account has an NDA, an interest or a bid. */
export interface BidderDeals {
  /** Those whose NDA stands so; null for all. */
  readonly page: (
    accountId: string,
    standing: BidderStanding | null,
    asked: AskedPart<DealPlace>,
  ) => Promise<ListPart<BidderDeal, DealPlace>>;
  /** Of each standing; all of them together are all deals. */
  readonly counts: (accountId: string) => Promise<ReadonlyMap<BidderStanding, number>>;
}
