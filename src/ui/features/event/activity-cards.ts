import { activityTypes, type Activity } from '../../../../contract/activity/activity';
import { eventState, eventStates } from '../../../../contract/event/event-state';
import { eventDayText } from '../../../domain/event/event-time';
import type { EventCards } from './event-card';
import { activityCardText as text } from './text';

const placesOf = ({ placesLeft, waiting }: Activity): string => {
  if (placesLeft === null) return text.unlimited;
  if (placesLeft > 0) return text.left(placesLeft);
  return waiting > 0 ? text.waiting(waiting) : text.none;
};

/** The cards of activities. */
export const activityCards: EventCards<Activity> = {
  heads: text.heads,
  card: (activity, now, state = eventStates[eventState(activity, now)]) => ({
    title: activity.title,
    origin: [
      activity.organizer,
      activity.place.form === 'online' ? text.online : activity.place.region,
      activity.place.venue,
    ],
    tags: [activityTypes[activity.type], ...activity.industries],
    figures: [
      { name: text.state, value: state },
      { name: text.time, value: eventDayText(activity.startsAt, now) },
      { name: text.places, value: placesOf(activity) },
    ],
  }),
};
