import type { DealBids } from '../../../contract/bid/deal-bids';
import type { NdaState } from '../../../contract/sale/nda-state';
import type { SaleDetail } from '../sale/sale-detail';

/**
 * How the member's NDA stands on a deal that is over: its record and evidence are both sides' for good (MKT-04).
 * @param deal that is shown; null where there is none to show, as of a withdrawn one
 * @param bids how the member stands to the deal; they know of a deal that is not shown
 * @returns null where no NDA was asked for, for the owner, and while the deal is listed
 */
export const outlivingNda = (
  deal: Pick<SaleDetail, 'state' | 'owned' | 'ndaState'> | null,
  bids: Pick<DealBids, 'dealState' | 'isOwner' | 'ndaState'> | null,
): NdaState | null => {
  const state = deal?.state ?? bids?.dealState ?? 'listed';
  const isOwn = deal?.owned ?? bids?.isOwner ?? false;
  const nda = deal?.ndaState ?? bids?.ndaState ?? 'unsigned';
  return state === 'listed' || isOwn || nda === 'unsigned' ? null : nda;
};

/**
 * How a deal stands that is not shown but of which the member has a record here, of an NDA or of a bid.
 * @returns null where there is no such record, and while the deal is listed
 */
export const outlivingDeal = (
  bids: Pick<DealBids, 'dealState' | 'isOwner' | 'ndaState' | 'own'> | null,
): Exclude<DealBids['dealState'], 'listed'> | null => {
  if (bids === null || bids.dealState === 'listed') return null;
  return bids.own === null && outlivingNda(null, bids) === null ? null : bids.dealState;
};
