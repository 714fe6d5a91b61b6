import { activityFilter } from '../domain/activity/activity-filter';
import { activityKind } from '../domain/activity/kind';
import { choiceListPage } from '../ui/features/page/choice-list-page';
import { activityListLook } from '../ui/screens/activity-list/look';

/** Activities by a filter, which the address holds (SCR-08). */
export default choiceListPage(activityKind, {
  filter: activityFilter,
  calls: ({ callOf }) => ({
    list: callOf(({ activity }) => activity.list),
    counts: callOf(({ activity }) => activity.counts),
  }),
  ...activityListLook,
});
