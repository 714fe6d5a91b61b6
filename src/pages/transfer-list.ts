import { listAddress } from '../../contract/kind/address';
import { saveSearch } from '../application/deals/saved-search/forms';
import { transferKind } from '../domain/transfer/kind';
import { filteredListPage } from '../ui/features/page/filtered-list-page';
import { transferListLook } from '../ui/screens/transfer-list/look';

/** Share transfers, of one source or of all; which ones, the address says (SCR-04). */
export default filteredListPage(transferKind, {
  calls: ({ callOf }) => ({
    list: callOf(({ transfer }) => transfer.list),
    counts: callOf(({ transfer }) => transfer.counts),
  }),
  scopeAt: ({ params: { sourceType = null } }) => ({
    path: listAddress('transfer', sourceType),
    scope: { sourceType },
  }),
  machines: (ports) => saveSearch(ports),
  ...transferListLook,
});
