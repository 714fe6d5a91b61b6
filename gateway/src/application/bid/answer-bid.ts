import { isLeft, left, right, type Either } from 'fp-ts/Either';
import type { BidVerdict } from '../../../../contract/bid/calls';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { isSayable, longestBidWords, shortestBidWords } from '../../../../contract/rules/bid-rule';
import type { Bid } from '../../domain/bid/bid';
import type { Bids } from '../../ports/bids';
import type { Clock } from '../../ports/clock';
import type { TellOfBid } from './tell-of-bid';

export interface AnswerBidNeeds {
  readonly bids: Bids;
  readonly tell: TellOfBid;
  readonly clock: Clock;
}

/** Who answers: the account that owns the deal, or the platform's operator, who answers for any. */
export type Answerer = { readonly accountId: string } | 'operator';

/** Answers an interest or a bid and tells its bidder at once (OPS-06). */
export type AnswerBid = (
  by: Answerer,
  bidId: number,
  verdict: BidVerdict,
  words: string,
) => Promise<Either<Refusal, Bid>>;

export const makeAnswerBid =
  ({ bids, tell, clock }: AnswerBidNeeds): AnswerBid =>
  async (by, bidId, verdict, words) => {
    const shortest = verdict === 'accepted' ? 0 : shortestBidWords;
    if (!isSayable(words, shortest, longestBidWords)) return left(refusals.bidWords);
    const bid = await bids.one(bidId);
    const deal = bid === null ? null : await bids.deal(bid.saleId);
    if (deal === null || (by !== 'operator' && deal.ownerId !== by.accountId))
      return left(refusals.bidUnknown);
    if (verdict !== 'declined' && deal.state !== 'listed') return left(refusals.dealNotListed);
    const moved = await bids.move(bidId, { kind: verdict, words: words.trim() }, clock.now());
    if (moved === null) return left(refusals.bidUnknown);
    if (isLeft(moved)) return moved;
    if (moved.right.told) await tell.bidder(moved.right.bid, deal);
    return right(moved.right.bid);
  };
