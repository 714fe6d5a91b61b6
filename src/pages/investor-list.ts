import { investorFilter } from '../domain/investor/investor-filter';
import { investorKind } from '../domain/investor/kind';
import { choiceListPage } from '../ui/features/page/choice-list-page';
import { investorListLook } from '../ui/screens/investor-list/look';

/** Investors by a filter, which the address holds (SCR-05). */
export default choiceListPage(investorKind, {
  filter: investorFilter,
  calls: ({ callOf }) => ({
    list: callOf(({ investor }) => investor.list),
    counts: callOf(({ investor }) => investor.counts),
  }),
  ...investorListLook,
});
