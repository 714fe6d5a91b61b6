import { soeFilter } from '../domain/soe/soe-filter';
import { soeKind } from '../domain/soe/kind';
import { choiceListPage } from '../ui/features/page/choice-list-page';
import { soeListLook } from '../ui/screens/soe-list/look';

/** Listings of state-owned assets by a filter, which the address holds; for verified members (SCR-05). */
export default choiceListPage(soeKind, {
  filter: soeFilter,
  calls: ({ callOf }) => ({
    list: callOf(({ soe }) => soe.list),
    counts: callOf(({ soe }) => soe.counts),
  }),
  ...soeListLook,
});
