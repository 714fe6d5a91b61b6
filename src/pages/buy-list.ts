import { saveSearch } from '../application/deals/saved-search/forms';
import { listedChanges } from '../application/kit/listed-changes';
import { buyListAt } from '../domain/buy/buy-list-at';
import { buyKind } from '../domain/buy/kind';
import { filteredListPage } from '../ui/features/page/filtered-list-page';
import { buyListLook } from '../ui/screens/buy-list/look';

/** Demands on the buy side, of all buyers or of the programme's; which ones, the address says (SCR-02). */
export default filteredListPage(buyKind, {
  calls: ({ callOf }) => ({
    list: callOf(({ buy }) => buy.list),
    counts: callOf(({ buy }) => buy.counts),
  }),
  queries: ['group'],
  scopeAt: ({ address, search }) => {
    const { path, hundred, buyerType, group, dropped } = buyListAt(address, search);
    return { path, scope: { hundred, buyerType, group }, query: group === null ? {} : { group }, dropped };
  },
  changes: (ports) => listedChanges(ports, 'buy'),
  machines: saveSearch,
  ...buyListLook,
});
