import {
  calendarFile,
  calendarFileType,
  type CalendarEvent,
} from '../../../contract/calendar-file/calendar-file';

/** A file that is made of an event. */
export interface EventFile {
  readonly name: string;
  readonly mediaType: string;
  readonly text: string;
}

const [mediaType = ''] = calendarFileType.split(';');

/**
 * An event as a calendar file, named after its title.
 * @param now milliseconds since 1970
 */
export const eventFile = (event: CalendarEvent, now: number): EventFile => {
  const name = event.title.replace(/[\s\\/:*?"<>|\p{C}]+/gu, ' ').trim();
  return {
    name: `${Array.from(name).slice(0, 40).join('').trim() || 'event'}.ics`,
    mediaType,
    text: calendarFile([event], { stamp: now }),
  };
};
