import type { WireSale } from '../../../../contract/sale/wire-sale';
import type { HeadView } from './disclosure';

/** Null for each field of a list that can be hidden. */
export const sealedOfHead = { amount: null, netProfit: null, valuation: null } as const;

/** A deal in a list; a field that is hidden is null. */
export const saleHeadWire = (view: HeadView): WireSale => ({ ...sealedOfHead, ...view });
