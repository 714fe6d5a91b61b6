import { eventUid, type CalendarEvent } from '../calendar-file/calendar-file';
import type { EventPlace, EventTimes } from './event';

/** An activity, or a conference. */
interface CalendarThing {
  readonly id: string;
  readonly title: string;
  readonly place: EventPlace;
  readonly times: Pick<EventTimes, 'startsAt' | 'endsAt'>;
}

/** Two hours before the event. */
const reminderMinutes = 120;

/**
 * An activity or a conference as an event of a calendar.
 * @param about the name of the kind; the event has the same id in each file of one thing
 * @param sequence how often its time or place has changed
 * @param host of the product, within the id of the event
 * @param link the address of its page
 */
export const eventInCalendar = (
  about: 'activity' | 'conference',
  { id, title, place, times }: CalendarThing,
  {
    host,
    link,
    sequence,
    description,
  }: {
    readonly host: string;
    readonly link: string;
    readonly sequence: number;
    readonly description: string;
  },
): CalendarEvent => ({
  uid: eventUid(`${about}-${id}`, host),
  sequence,
  title,
  description,
  location: [place.region, place.address, place.venue].filter((part) => part !== '').join(' ') || '线上',
  link,
  time: { kind: 'moments', from: times.startsAt, until: times.endsAt },
  reminderMinutes,
});
