import type { Bid as WireBid, BidState, BidStep } from '../../../../contract/bid/bid';
import type { Decimal } from '../../../../contract/values/decimal';
import type { NdaState } from '../sale/disclosure';
import type { DealState, SaleHead } from '../sale/sale';

/** An interest or a bid without its history. */
export interface BidHead extends Omit<WireBid, 'id' | 'steps'> {
  /** Ascending in the order of placing. */
  readonly id: number;
  readonly saleId: string;
  readonly accountId: string;
}

export interface Bid extends BidHead {
  /** Oldest first. */
  readonly steps: readonly BidStep[];
}

/**
 * Whether the owner of a deal approved a bidder, so that both read the contacts of the other: by the NDA, also one whose
 * term is over, or by accepting the newest bid (MKT-16).
 */
export const isBidderApproved = (nda: NdaState, bid: BidState | null): boolean =>
  nda === 'signed' || nda === 'expired' || bid === 'accepted';

/** A bid with its bidder, for the platform. */
export interface NamedBid extends Bid {
  readonly bidderName: string;
  readonly bidderCompany: string;
}

/** A bid with its bidder, for the owner of the deal. */
export interface ReceivedBid extends NamedBid {
  readonly isApproved: boolean;
}

/** What bidding looks at of a deal. */
export type BidDeal = Pick<SaleHead, 'id' | 'sourceType' | 'title' | 'hidden'> & {
  readonly ownerId: string | null;
  readonly state: DealState;
  /** 万元; null takes every sum. */
  readonly least: Decimal | null;
};

/** The state of the NDA on a deal of a bidder's list; `notNeeded` where it is unsigned and the deal hides nothing. */
export type BidderStanding = NdaState | 'notNeeded';

/** One deal of a bidder's list. */
export interface BidderDeal extends Pick<
  SaleHead,
  'sourceType' | 'code' | 'title' | 'industry' | 'region' | 'hidden'
> {
  readonly saleId: string;
  readonly dealState: DealState;
  readonly ndaState: NdaState;
  readonly bid: Pick<BidHead, 'kind' | 'state' | 'amount' | 'answer'> | null;
  readonly changedAt: number;
}
