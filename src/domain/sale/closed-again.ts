import { hidden } from './disclose';
import type { Disclosure } from './disclosure';
import type { SaleDetail } from './sale-detail';
import { withoutProfit } from './disclosed-year';

/** A deal after the end of the NDA that opened it: what it opened is hidden, as before it was signed (ENT-09). */
export const closedAgain = (deal: SaleDetail): SaleDetail => {
  if (deal.opened === null) return deal;
  const { fields } = deal.opened;
  const close = <A>(field: string, of: Disclosure<A>): Disclosure<A> =>
    fields.includes(field) ? hidden : of;
  return {
    ...deal,
    ndaState: 'expired',
    sealed: true,
    opened: null,
    amount: close('amount', deal.amount),
    netProfit: close('netProfit', deal.netProfit),
    valuation: close('valuation', deal.valuation),
    companyName: close('companyName', deal.companyName),
    customers: close('customers', deal.customers),
    reason: close('reason', deal.reason),
    documents: close('documents', deal.documents),
    finances: fields.includes('netProfit') ? deal.finances.map(withoutProfit) : deal.finances,
  };
};
