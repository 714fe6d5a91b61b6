import { fundFilter } from '../domain/fund/fund-filter';
import { fundKind } from '../domain/fund/kind';
import { choiceListPage } from '../ui/features/page/choice-list-page';
import { fundListLook } from '../ui/screens/fund-list/look';

/** Private funds by a filter, which the address holds; for verified members (SCR-05). */
export default choiceListPage(fundKind, {
  filter: fundFilter,
  calls: ({ callOf }) => ({
    list: callOf(({ fund }) => fund.list),
    counts: callOf(({ fund }) => fund.counts),
  }),
  ...fundListLook,
});
