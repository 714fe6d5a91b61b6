import type { Kept } from '../../../../contract/favourite/kept-lists';
import { activityCards } from '../../features/event/activity-cards';
import { favouriteEventsLook } from '../../features/event/favourite-events';
import { favouriteActivitiesText as text } from './text';

/** The activities that a user keeps. */
export const favouriteActivitiesLook = favouriteEventsLook({
  kind: 'activity',
  cards: activityCards,
  eventOf: ({ activity }: Kept<'activity'>) => activity,
  stateOf: ({ state }) => state,
  text,
  toEvents: text.toActivities,
});
