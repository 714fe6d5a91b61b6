import { BidderStanding } from '../../../contract/bid/bidder-standing';

/** The tabs of a bidder's deals: all of them, or those in one state of the NDA. Each deal is under one tab and under all. */
export type NdaTab = BidderStanding | 'all';

/** In the order of the page. */
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

/** The address of a tab. */
export const ndaTabAddress = (tab: NdaTab): string =>
  tab === 'all' ? '/bidder_sales' : `/bidder_sales/${tab}`;
