import { addressOf } from '../../../../contract/kind/address';
import type { Bid, BidDeal } from '../../domain/bid/bid';
import type { NoticeOf } from '../../ports/message-store';
import { wordsForBidder, wordsForOwner, type BidderNames } from './bid-words';

interface About {
  readonly deal: BidDeal;
  readonly sentAt: number;
}

/** The owner's notice of the last event of a bid; the operator reads the list of a deal without an owner. */
export const noticeForOwner =
  ({ deal, sentAt }: About, bidder: BidderNames, isApproved: boolean): NoticeOf<Bid> =>
  (bid) => {
    const words = wordsForOwner(bid, deal, bidder, isApproved);
    return deal.ownerId === null || words === null
      ? null
      : { to: deal.ownerId, kind: 'deal', ...words, link: addressOf('sale', deal), sentAt };
  };

/** The bidder's notice of the owner's answer. */
export const noticeForBidder =
  ({ deal, sentAt }: About): NoticeOf<Bid> =>
  (bid) => {
    const words = wordsForBidder(bid, deal);
    return words === null
      ? null
      : { to: bid.accountId, kind: 'deal', ...words, link: addressOf('sale', deal), sentAt };
  };
