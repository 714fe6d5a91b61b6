import { isId } from '../../../contract/values/id';
import { BidderStanding } from '../../../contract/bid/bidder-standing';
import { buyerTypeIds } from '../../../contract/reference/buyer-type-ids';
import { newEconomyIds } from '../../../contract/reference/new-economy-ids';
import { acceptsSourceType } from '../sale/source-type-ids';

/**
 * Whether a route parameter is well formed, so that the gateway may be asked (RTE-03).
 * @param sourceTypes the source types that the operator has added by configuration
 */
export function acceptsParameter(name: string, value: string, sourceTypes: readonly string[]): boolean {
  if (name === 'sourceType') return acceptsSourceType(value, sourceTypes);
  if (name === 'type') return buyerTypeIds.has(value);
  if (name === 'ndaState') return BidderStanding.is(value);
  return name === 'markId' ? newEconomyIds.some((id) => id === value) : isId(value);
}
