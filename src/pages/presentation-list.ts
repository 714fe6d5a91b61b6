import { presentationFilter } from '../domain/presentation/presentation-filter';
import { presentationKind } from '../domain/presentation/kind';
import { choiceListPage } from '../ui/features/page/choice-list-page';
import { presentationListLook } from '../ui/screens/presentation-list/look';

/** Roadshow presentations by a filter, which the address holds (SCR-06). */
export default choiceListPage(presentationKind, {
  filter: presentationFilter,
  calls: ({ callOf }) => ({
    list: callOf(({ presentation }) => presentation.list),
    counts: callOf(({ presentation }) => presentation.counts),
  }),
  ...presentationListLook,
});
