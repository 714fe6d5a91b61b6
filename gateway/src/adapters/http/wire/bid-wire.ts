import type { Bid as WireBid, ReceivedBid as WireReceivedBid } from '../../../../../contract/bid/bid';
import type {
  BidderCounts,
  BidderDeal as WireBidderDeal,
  DealBids,
} from '../../../../../contract/bid/deal-bids';
import type { Standing } from '../../../application/bid/own-bids';
import { textForOther } from '../../../domain/chat/contacts';
import type { Bid, BidderDeal, BidderStanding, ReceivedBid } from '../../../domain/bid/bid';
import { kept } from '../../../domain/bid/placing';

/** A bid: every field is named here, so that nothing else can leave by accident. */
export const bidWire = ({ id, kind, state, amount, note, answer, changedAt, steps }: Bid): WireBid => ({
  id: String(id),
  kind,
  state,
  amount: kept(amount),
  note,
  answer,
  changedAt,
  steps: steps.map((step) => ({ ...step, amount: kept(step.amount) })),
});

const receivedWire = ({ bidderName, bidderCompany, isApproved, ...bid }: ReceivedBid): WireReceivedBid => ({
  ...bidWire(bid),
  bidderName: textForOther(bidderName, isApproved),
  bidderCompany: textForOther(bidderCompany, isApproved),
});

/** How somebody stands to the bidding on a deal. */
export const dealBidsWire = ({ deal, own, received, ...same }: Standing): DealBids => ({
  saleId: deal.id,
  dealState: deal.state,
  sealed: deal.hidden.length > 0,
  ndaState: same.ndaState,
  // It would tell of an amount that is hidden.
  least: deal.hidden.length > 0 && same.ndaState !== 'signed' && !same.isOwner ? null : kept(deal.least),
  own: own === null ? null : bidWire(own),
  isOwner: same.isOwner,
  received: received.map(receivedWire),
  receivedTotal: same.receivedTotal,
});

/** A deal of a bidder's list. */
export const bidderDealWire = ({ hidden, bid, ...deal }: BidderDeal): WireBidderDeal => ({
  ...deal,
  sealed: hidden.length > 0,
  bid: bid === null ? null : { ...bid, amount: kept(bid.amount) },
});

export const bidderCountsWire = (counts: ReadonlyMap<BidderStanding, number>): BidderCounts => {
  const of = (state: BidderStanding): number => counts.get(state) ?? 0;
  return {
    all: [...counts.values()].reduce((sum, count) => sum + count, 0),
    unsigned: of('unsigned'),
    pending: of('pending'),
    signed: of('signed'),
    rejected: of('rejected'),
    expired: of('expired'),
    notNeeded: of('notNeeded'),
  };
};
