import type { BidderCounts } from '../../../contract/bid/deal-bids';
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
import type { NoticeOf } from './message-store';
import type { DealPlace } from '../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../domain/page/list-part';

/** An interest or bid, as it is stored. */
export type BidDraft = Pick<BidHead, 'saleId' | 'accountId' | 'kind' | 'amount' | 'note'>;

/** An event of a bid, with its text; the current state decides the kind of a bidder's further text. */
export type BidEvent =
  | { readonly draft: BidDraft }
  | {
      readonly kind: Exclude<BidEventKind, PlacingEventKind>;
      readonly words: string;
    };

/** The result of an event; `changed` is false where nothing changed. */
export interface MovedBid {
  readonly bid: Bid;
  readonly changed: boolean;
}

/** A bid that waits for its owner; for a deal of the platform itself the name is absent. */
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
   * Another bid of an account; 'alreadyOpen' where the account has an open one already, 'tooMany' where the account has as many as
   * it may, 'dealOver' where the deal is not listed any more. It is stored with its notice.
   */
  readonly add: (
    draft: BidDraft,
    most: number,
    at: number,
    noticeOf?: NoticeOf<Bid>,
  ) => Promise<Bid | 'alreadyOpen' | 'tooMany' | 'dealOver'>;
  /** Applies an event to a bid, by the table of bids; null where there is none. A change is stored with its notice. */
  readonly move: (
    id: number,
    event: BidEvent,
    at: number,
    noticeOf?: NoticeOf<Bid>,
  ) => Promise<Either<Refusal, MovedBid> | null>;
}

/** The deals on which an account has an NDA, an interest or a bid. */
export interface BidderDeals {
  /** The deals in one state of the NDA; null for all. */
  readonly page: (
    accountId: string,
    standing: BidderStanding | null,
    asked: AskedPart<DealPlace>,
  ) => Promise<ListPart<BidderDeal, DealPlace>>;
  /** Of each standing; all of them together are all deals. */
  readonly counts: (accountId: string) => Promise<BidderCounts>;
}
