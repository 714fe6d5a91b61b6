import { bidStore } from '../adapters/database/stores/bid-store';
import { bidderDealStore } from '../adapters/database/stores/bidder-deal-store';
import { saleStore } from '../adapters/database/kinds/sale/store';
import type { NotifyingDatabase } from '../adapters/database/notifying-database';
import type { AnswerOnceNeeds } from '../application/account/answer-once';
import { makeAnswerBid } from '../application/bid/answer-bid';
import { makeBidsOnce } from '../application/bid/bids-once';
import { makeOwnBids } from '../application/bid/own-bids';
import { makeBidDesk } from '../application/operator/bid-desk';
import type { Accounts } from '../ports/accounts';
import type { Limits } from '../ports/limits';

export interface BidUseCaseNeeds extends AnswerOnceNeeds {
  readonly accounts: Accounts;
  readonly limits: Limits;
}

/** Interests and bids: the bidder's side, the owner's, and the operator's. */
export const makeBidUseCases = (database: NotifyingDatabase, needs: BidUseCaseNeeds) => {
  const bids = bidStore(database);
  const sales = saleStore(database);
  const answerBid = makeAnswerBid({ ...needs, bids, sales });
  const own = makeOwnBids({ ...needs, bids, sales });
  return {
    own,
    once: makeBidsOnce({ ...needs, own, bids, answerBid }),
    deals: bidderDealStore(database),
    desk: makeBidDesk({ bids, answerBid }),
  };
};
