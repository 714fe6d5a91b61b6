import { BidderStanding } from '../../../contract/bid/bidder-standing';

/** By what a bidder's deals are shown: all of them, or those whose NDA stands so. Each deal stands under one of them beside all. */
export type NdaTab = BidderStanding | 'all';

/** In the order in which they stand. */
export const ndaTabs: readonly NdaTab[] = [
  'all',
  'unsigned',
  'pending',
  'signed',
  'rejected',
  'expired',
  'notNeeded',
];

/** The tab that an address names; all where it names none. */
export const ndaTabOf = (ndaState: string | undefined): NdaTab =>
  BidderStanding.is(ndaState) ? ndaState : 'all';

/** Where a tab stands. */
export const ndaTabAddress = (tab: NdaTab): string =>
  tab === 'all' ? '/bidder_sales' : `/bidder_sales/${tab}`;
