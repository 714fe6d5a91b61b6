import type { WireBuy } from '../../../../contract/buy/wire-buy';
import type { BuyHeadView } from './disclosure';

/** A demand in a list; a field that is hidden is null. */
export const buyHeadWire = (view: BuyHeadView): WireBuy => ({
  companyName: null,
  minAmount: null,
  maxAmount: null,
  ...view,
});
