import { isLeft, left, right, type Either } from 'fp-ts/Either';
import type { BidVerdict } from '../../../../contract/bid/verdict';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { isSayable, longestBidWords, shortestBidWords } from '../../../../contract/rules/bid-rule';
import { isBidderApproved, type Bid } from '../../domain/bid/bid';
import { needsListedDeal } from '../../domain/bid/bid-machine';
import { textForOther } from '../../domain/chat/contacts';
import type { Bids } from '../../ports/bids';
import type { Clock } from '../../ports/clock';
import type { Sales } from '../../ports/sales';
import { noticeForBidder } from './bid-notices';

export interface AnswerBidNeeds {
  readonly bids: Bids;
  readonly sales: Pick<Sales, 'standings'>;
  readonly clock: Clock;
}

/** Who answers: the account that owns the deal, or the platform's operator, who answers for any. */
export type Answerer = { readonly accountId: string } | 'operator';

/** Answers an interest or a bid and notifies its bidder at once (OPS-06). */
export type AnswerBid = (
  by: Answerer,
  bidId: number,
  verdict: BidVerdict,
  words: string,
) => Promise<Either<Refusal, Bid>>;

export const makeAnswerBid =
  ({ bids, sales, clock }: AnswerBidNeeds): AnswerBid =>
  async (by, bidId, verdict, words) => {
    const shortest = verdict === 'accepted' ? 0 : shortestBidWords;
    if (!isSayable(words, shortest, longestBidWords)) return left(refusals.bidWords);
    const bid = await bids.one(bidId);
    const deal = bid === null ? null : await bids.deal(bid.saleId);
    if (bid === null || deal === null || (by !== 'operator' && deal.ownerId !== by.accountId))
      return left(refusals.bidUnknown);
    if (needsListedDeal(verdict) && deal.state !== 'listed') return left(refusals.dealNotListed);
    const ndas = await sales.standings(bid.accountId, [bid.saleId], clock.now());
    const approved =
      verdict === 'accepted' || isBidderApproved(ndas.get(bid.saleId)?.ndaState ?? 'unsigned', bid.state);
    // The platform's own contacts are no secret.
    const shown = textForOther(words.trim(), approved || by === 'operator');
    const now = clock.now();
    const notice = noticeForBidder({ deal, sentAt: now });
    const moved = await bids.move(bidId, { kind: verdict, words: shown }, now, notice);
    if (moved === null) return left(refusals.bidUnknown);
    return isLeft(moved) ? moved : right(moved.right.bid);
  };
