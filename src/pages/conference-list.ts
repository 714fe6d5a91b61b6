import { conferenceFilter } from '../domain/conference/conference-filter';
import { conferenceKind } from '../domain/conference/kind';
import { choiceListPage } from '../ui/features/page/choice-list-page';
import { conferenceListLook } from '../ui/screens/conference-list/look';

/** Conferences by a filter, which the address holds (SCR-08). */
export default choiceListPage(conferenceKind, {
  filter: conferenceFilter,
  calls: ({ callOf }) => ({
    list: callOf(({ conference }) => conference.list),
    counts: callOf(({ conference }) => conference.counts),
  }),
  ...conferenceListLook,
});
