import type { WireBuyDetail } from '../../../../../contract/buy/wire-buy';
import type { StandingBuy } from '../../../application/buy/buy-reading';
import { buyHeadWire } from '../../../domain/buy/buy-head-wire';

/** A demand's page. */
export const buyWire = ({ requirements: wanted, ...view }: StandingBuy): WireBuyDetail => ({
  ...buyHeadWire(view),
  funding: null,
  contact: null,
  ...view,
  wanted,
});
