import { shiftedDay, type CalendarDay } from '../calendar/calendar-day';
import { beijingTime } from '../values/beijing-time';
import { addressValue, folded, textValue } from './content-lines';

/** When an event is: a whole day in Asia/Shanghai, or from one moment to another (milliseconds since 1970). */
export type EventTime =
  | { readonly kind: 'day'; readonly day: CalendarDay }
  | { readonly kind: 'moments'; readonly from: number; readonly until: number };

/** One event of a calendar file. */
export interface CalendarEvent {
  /** The same for one event in each file, so that a calendar replaces it and does not repeat it: see `eventUid`. */
  readonly uid: string;
  /** Rises with each change of the event, from 0. */
  readonly sequence: number;
  readonly title: string;
  readonly description: string;
  /** '' for none. */
  readonly location: string;
  /** The address of its page; '' for none. */
  readonly link: string;
  readonly time: EventTime;
  /** So many minutes before the event a device reminds; null for no reminder. */
  readonly reminderMinutes: number | null;
}

/** In which form the moments of a file are written; a whole day has no zone. */
export type CalendarZone = 'utc' | 'shanghai';

/** The id of an event: what it is about, such as 'soe-S20260101-disclosure', and the host of the product. */
export const eventUid = (about: string, host: string): string => `${about}@${host}`;

const basic = (time: string): string => time.slice(0, 19).replace(/[-:]/g, '').replace(' ', 'T');

/** A moment in UTC: '20261218T090000Z'. */
const utc = (moment: number): string => `${basic(new Date(moment).toISOString())}Z`;

/** The name of a date property with its value; a local time has TZID and no 'Z'. */
const dateLine = (name: string, moment: number, zone: CalendarZone): string =>
  zone === 'utc' ? `${name}:${utc(moment)}` : `${name};TZID=Asia/Shanghai:${basic(beijingTime(moment))}`;

const dayLine = (name: string, day: CalendarDay): string => `${name};VALUE=DATE:${day.replaceAll('-', '')}`;

const timeLines = (time: EventTime, zone: CalendarZone): readonly string[] =>
  time.kind === 'day'
    ? [dayLine('DTSTART', time.day), dayLine('DTEND', shiftedDay(time.day, 1))]
    : [dateLine('DTSTART', time.from, zone), dateLine('DTEND', time.until, zone)];

/** Shanghai has had no summer time since 1992: one offset is enough, and long zones garble texts in some calendars. */
const shanghai: readonly string[] = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Shanghai',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const unlessEmpty = (name: string, value: string): readonly string[] =>
  value === '' ? [] : [`${name}:${value}`];

const reminderLines = ({ reminderMinutes, title }: CalendarEvent): readonly string[] =>
  reminderMinutes === null
    ? []
    : [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${textValue(title)}`,
        `TRIGGER:-PT${reminderMinutes}M`,
        'END:VALARM',
      ];

const eventLines = (event: CalendarEvent, stamp: number, zone: CalendarZone): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${textValue(event.uid)}`,
  `DTSTAMP:${utc(stamp)}`,
  `SEQUENCE:${event.sequence}`,
  ...timeLines(event.time, zone),
  `SUMMARY:${textValue(event.title)}`,
  ...unlessEmpty('DESCRIPTION', textValue(event.description)),
  ...unlessEmpty('LOCATION', textValue(event.location)),
  ...unlessEmpty('URL', addressValue(event.link)),
  ...reminderLines(event),
  'END:VEVENT',
];

/**
 * The text of a calendar file (.ics, RFC 5545) with some events, in UTF-8 and with CRLF. It is served by an address as
 * text/calendar: a blob is saved as a text file by some browsers.
 * @param stamp when the file is made, milliseconds since 1970
 */
export const calendarFile = (
  events: readonly CalendarEvent[],
  { stamp, zone = 'utc' }: { readonly stamp: number; readonly zone?: CalendarZone },
): string => {
  const hasMoments = events.some(({ time }) => time.kind === 'moments');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hupo//Calendar//ZH-CN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(zone === 'shanghai' && hasMoments ? shanghai : []),
    ...events.flatMap((event) => eventLines(event, stamp, zone)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
};

/** The content type with which a calendar file is served. */
export const calendarFileType = 'text/calendar; charset=utf-8';
