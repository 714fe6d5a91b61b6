import type { WireBuy, WireBuyDetail } from '../../../../../contract/buy/wire-buy';
import type { StandingBuy } from '../../../application/buy/buy-reading';
import type { BuyHeadView } from '../../../domain/buy/disclosure';

/** A demand in a list; a field that is hidden is null. */
export const buyHeadWire = (view: BuyHeadView): WireBuy => ({
  companyName: null,
  minAmount: null,
  maxAmount: null,
  ...view,
});

/** A demand's page. */
export const buyWire = ({ requirements: wanted, ...view }: StandingBuy): WireBuyDetail => ({
  ...buyHeadWire(view),
  funding: null,
  contact: null,
  ...view,
  wanted,
});
