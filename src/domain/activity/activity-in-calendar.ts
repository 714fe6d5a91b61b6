import type { ActivityDetail } from '../../../contract/activity/activity';
import { eventInCalendar } from '../../../contract/event/event-in-calendar';
import { isEventAhead } from '../../../contract/event/event-state';
import { addressOf } from '../../../contract/kind/address';
import { eventFile, type EventFile } from '../event/event-file';

/**
 * An activity as a calendar file; null once it began, and where it is cancelled.
 * @param origin of the product, such as 'https://example.com'
 * @param now milliseconds since 1970
 */
export const activityInCalendar = (
  activity: ActivityDetail,
  origin: string,
  now: number,
): EventFile | null => {
  if (!isEventAhead(activity, now)) return null;
  const { sequence, organizer, place } = activity;
  const event = eventInCalendar(
    'activity',
    { ...activity, times: activity },
    {
      host: origin.replace(/^https?:\/\//, ''),
      link: `${origin}${addressOf('activity', activity)}`,
      sequence,
      description: [`主办方：${organizer}`, place.traffic].filter((line) => line !== '').join('\n'),
    },
  );
  return eventFile(event, now);
};
