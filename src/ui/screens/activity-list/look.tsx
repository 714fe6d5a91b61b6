import type { Activity } from '../../../../contract/activity/activity';
import { activityCards } from '../../features/event/activity-cards';
import type { ChoiceLook } from '../../features/page/choice-list-page';
import { activityListText as text } from './text';

/** Activities by a filter. */
export const activityListLook: ChoiceLook<Activity> = {
  measure: '场',
  lead: text.lead,
  ...activityCards,
};
