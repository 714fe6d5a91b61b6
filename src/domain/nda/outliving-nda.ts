import type { DealBids } from '../../../contract/bid/deal-bids';
import type { NdaState } from '../../../contract/sale/nda-state';
import type { SaleDetail } from '../sale/sale-detail';

/**
 * The member's NDA on a deal that is over: both sides keep its record and evidence for good (MKT-04).
 * @param deal that is shown; null where there is none to show, as of a withdrawn one
 * @param bids the member's bidding on the deal; it knows of a deal that is not shown
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
 * The state of a deal that is not shown but of which the member has a record here, of an NDA or of a bid.
 * @returns null where there is no such record, and while the deal is listed
 */
export const outlivingDeal = (
  bids: Pick<DealBids, 'dealState' | 'isOwner' | 'ndaState' | 'own'> | null,
): Exclude<DealBids['dealState'], 'listed'> | null => {
  if (bids === null || bids.dealState === 'listed') return null;
  return bids.own === null && outlivingNda(null, bids) === null ? null : bids.dealState;
};
