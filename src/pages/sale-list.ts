import { listAddress } from '../../contract/kind/address';
import { compareChoice } from '../application/deals/compare-choice/definition';
import { saleItemChanges } from '../application/deals/sale-changes';
import { saveSearch } from '../application/deals/saved-search/forms';
import { listedChanges } from '../application/kit/listed-changes';
import { listingItemChanges } from '../application/kit/listing/actors';
import { saleKind } from '../domain/sale/kind';
import { filteredListPage } from '../ui/features/page/filtered-list-page';
import { saleListLook } from '../ui/screens/sale-list/look';

/** Deals on the sell side, of one source, under one mark or of all; which ones, the address says (SCR-03). */
export default filteredListPage(saleKind, {
  calls: ({ callOf }) => ({
    list: callOf(({ sale }) => sale.list),
    counts: callOf(({ sale }) => sale.counts),
  }),
  scopeAt: ({ params: { sourceType = null, markId: mark = null } }) => ({
    path: mark === null ? listAddress('sale', sourceType) : `/sale/mark/${mark}`,
    scope: { sourceType, mark },
  }),
  changes: (ports) => listedChanges(ports, 'sale'),
  refine: (machine, ports) => machine.provide({ actors: listingItemChanges(saleItemChanges(ports)) }),
  machines: (ports) => ({ choice: compareChoice(ports), saving: saveSearch(ports) }),
  ...saleListLook,
});
