import type { bidCalls } from '../../contract/bid/calls';
import type { Asked } from './asked';

/** Interests and bids on deals: a member's own, and those that the owner of a deal received (SCR-03, SCR-07). */
export type BidGateway = Asked<typeof bidCalls>;
