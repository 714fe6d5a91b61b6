import { isSome, none, some, type Option } from 'fp-ts/Option';
import type { Branded } from 'io-ts';
import { beijingTime } from '../values/beijing-time';
import { timeOfDateText } from '../values/date-text';
import { dayMs } from '../values/duration';

interface CalendarDayBrand {
  readonly CalendarDay: unique symbol;
}

/** A day of the calendar in Asia/Shanghai, as 'yyyy-MM-dd'. Days are ordered as their texts are. */
export type CalendarDay = Branded<string, CalendarDayBrand>;

/** Whether a value is a day that exists, such as '2026-02-28'. */
export const isCalendarDay = (value: unknown): value is CalendarDay =>
  typeof value === 'string' && value.length === 10 && isSome(timeOfDateText(value));

/** Reads 'yyyy-MM-dd'; none for any other text and for a day that does not exist. */
export const parseDay = (text: string): Option<CalendarDay> => (isCalendarDay(text) ? some(text) : none);

/** The same of a text that is known to be one. @throws where it is none */
export const exactDay = (text: string): CalendarDay => {
  if (isCalendarDay(text)) return text;
  throw new Error(`This is no day of the calendar: ${text}`);
};

/** The day in Asia/Shanghai of a moment in milliseconds since 1970. */
export const dayOfMoment = (moment: number): CalendarDay => exactDay(beijingTime(moment).slice(0, 10));

const utcOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);

/** The start of a day in Asia/Shanghai; milliseconds since 1970. */
export const startOfCalendarDay = (day: CalendarDay): number => Date.parse(`${day}T00:00:00+08:00`);

/** The day that is so many calendar days later; earlier below 0. */
export const shiftedDay = (day: CalendarDay, days: number): CalendarDay =>
  exactDay(new Date(utcOf(day) + days * dayMs).toISOString().slice(0, 10));

/** Whether a day is a Saturday or a Sunday. */
export const isWeekend = (day: CalendarDay): boolean => [0, 6].includes(new Date(utcOf(day)).getUTCDay());

/** The year of a day. */
export const yearOfDay = (day: CalendarDay): number => Number(day.slice(0, 4));
