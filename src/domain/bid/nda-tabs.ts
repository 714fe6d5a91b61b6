import { NdaState } from '../../../contract/sale/nda-state';

/** By what a bidder's deals are shown: all of them, or those whose NDA stands so. */
export type NdaTab = NdaState | 'all';

/** In the order in which they stand. */
export const ndaTabs: readonly NdaTab[] = ['all', 'unsigned', 'pending', 'signed', 'rejected', 'expired'];

/** The tab that an address names; all where it names none. */
export const ndaTabOf = (ndaState: string | undefined): NdaTab => (NdaState.is(ndaState) ? ndaState : 'all');

/** Where a tab stands. */
export const ndaTabAddress = (tab: NdaTab): string =>
  tab === 'all' ? '/bidder_sales' : `/bidder_sales/${tab}`;
