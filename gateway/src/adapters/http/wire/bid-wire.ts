import type { Bid as WireBid, ReceivedBid as WireReceivedBid } from '../../../../../contract/bid/bid';
import type { BidderDeal as WireBidderDeal, DealBids } from '../../../../../contract/bid/deal-bids';
import type { Standing } from '../../../application/bid/own-bids';
import { textForOther } from '../../../domain/chat/contacts';
import type { Bid, BidderDeal, ReceivedBid } from '../../../domain/bid/bid';

export const bidWire = (bid: Bid): WireBid => ({ ...bid, id: String(bid.id) });

const receivedWire = ({ bidderName, bidderCompany, isApproved, ...bid }: ReceivedBid): WireReceivedBid => ({
  ...bidWire(bid),
  bidderName: textForOther(bidderName, isApproved),
  bidderCompany: textForOther(bidderCompany, isApproved),
});

/** The standing of an account in the bidding on a deal. */
export const dealBidsWire = ({ deal, own, received, ...same }: Standing): DealBids => ({
  ...same,
  saleId: deal.id,
  dealState: deal.state,
  sealed: deal.hidden.length > 0,
  // The least bid shows an amount that is hidden.
  least: deal.hidden.length > 0 && same.ndaState !== 'signed' && !same.isOwner ? null : deal.least,
  own: own === null ? null : bidWire(own),
  received: received.map(receivedWire),
});

/** A deal of a bidder's list. */
export const bidderDealWire = ({ hidden, ...deal }: BidderDeal): WireBidderDeal => ({
  ...deal,
  sealed: hidden.length > 0,
});
