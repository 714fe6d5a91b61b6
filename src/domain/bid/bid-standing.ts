import type { BidState } from '../../../contract/bid/bid';
import type { DealState } from '../../../contract/sale/deal-state';

/** Where an interest or a bid stands together with its deal: what waited for a side ends with it, or pauses. */
export type BidStanding = BidState | 'paused' | 'ended';

/** Of a withdrawn deal what waits is paused, for the deal may come back; of a closed one it has ended. */
export const bidStanding = (bid: BidState, deal: DealState): BidStanding => {
  if (deal === 'listed' || (bid !== 'open' && bid !== 'asked')) return bid;
  return deal === 'closed' ? 'ended' : 'paused';
};
