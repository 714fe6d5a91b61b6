import { parkFilter } from '../domain/park/park-filter';
import { parkKind } from '../domain/park/kind';
import { choiceListPage } from '../ui/features/page/choice-list-page';
import { parkListLook } from '../ui/screens/park-list/look';

/** Free-trade zones and parks by a filter, which the address holds (SCR-06). */
export default choiceListPage(parkKind, {
  filter: parkFilter,
  calls: ({ callOf }) => ({
    list: callOf(({ park }) => park.list),
    counts: callOf(({ park }) => park.counts),
  }),
  ...parkListLook,
});
