import { listAddress } from '../../contract/kind/address';
import { compareChoice } from '../application/deals/compare-choice/definition';
import { saleItemNews } from '../application/deals/sale-news';
import { saveSearch } from '../application/deals/saved-search/forms';
import { listedNews } from '../application/kit/listed-news';
import { listingItemNews } from '../application/kit/listing/actors';
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
  news: (ports) => listedNews(ports, 'sale'),
  refine: (machine, ports) => machine.provide({ actors: listingItemNews(saleItemNews(ports)) }),
  machines: (ports) => ({ choice: compareChoice(ports), saving: saveSearch(ports) }),
  ...saleListLook,
});
