import type { BidState } from '../../../contract/bid/bid';
import type { DealState } from '../../../contract/sale/deal-state';

/** The state of an interest or a bid together with its deal: a pending one ends with the deal, or pauses. */
export type BidStanding = BidState | 'paused' | 'ended';

/** Of a withdrawn deal what waits is paused, for the deal may come back; of a closed one it has ended. */
export const bidStanding = (bid: BidState, deal: DealState): BidStanding => {
  if (deal === 'listed' || (bid !== 'open' && bid !== 'asked')) return bid;
  return deal === 'closed' ? 'ended' : 'paused';
};
