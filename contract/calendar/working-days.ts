import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { isWeekend, shiftedDay, yearOfDay, type CalendarDay } from './calendar-day';
import type { StateCalendar } from './state-calendar';

/** The calendar has no notice of a year that a count needs: the answer is not guessed (MKT-17). */
export interface CalendarYearMissing {
  readonly kind: 'calendarYearMissing';
  readonly year: number;
}

/** Whether the day from which a period runs is its first day, if it is a working day. */
export type FirstDay = 'counts' | 'skipped';

/**
 * From here on the notice of the next year may set days of this one: those of 2008 and 2019 began with 29 December.
 * Such days are known only when both years are.
 */
const firstOfNextNotice = '12-29';

const missingYear = ({ years }: StateCalendar, day: CalendarDay): number | null => {
  const year = yearOfDay(day);
  if (!years.has(year)) return year;
  return day.slice(5) >= firstOfNextNotice && !years.has(year + 1) ? year + 1 : null;
};

/** Whether a day is worked by the State calendar; the left names the year whose notice is missing. */
export const isWorkingDay = (
  calendar: StateCalendar,
  day: CalendarDay,
): Either<CalendarYearMissing, boolean> => {
  const year = missingYear(calendar, day);
  if (year !== null) return left({ kind: 'calendarYearMissing', year });
  if (calendar.work.has(day)) return right(true);
  return right(!calendar.off.has(day) && !isWeekend(day));
};

/**
 * The last day of a period of so many working days.
 * @param day from which the period runs; itself where the period has no days
 * @param count working days, a whole number from 0; @throws for any other
 */
export const addWorkingDays = (
  calendar: StateCalendar,
  day: CalendarDay,
  count: number,
  firstDay: FirstDay,
): Either<CalendarYearMissing, CalendarDay> => {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} working days`);
  if (count === 0) return right(day);
  let counted = 0;
  for (let at = firstDay === 'counts' ? day : shiftedDay(day, 1); ; at = shiftedDay(at, 1)) {
    const works = isWorkingDay(calendar, at);
    if (isLeft(works)) return works;
    if (works.right) counted += 1;
    if (counted === count) return right(at);
  }
};

/**
 * How many working days there are from one day to another, the last included; 0 where the last is before the first.
 * @param firstDay whether the first day is counted too
 */
export const workingDaysBetween = (
  calendar: StateCalendar,
  from: CalendarDay,
  to: CalendarDay,
  firstDay: FirstDay,
): Either<CalendarYearMissing, number> => {
  let counted = 0;
  for (let at = firstDay === 'counts' ? from : shiftedDay(from, 1); at <= to; at = shiftedDay(at, 1)) {
    const works = isWorkingDay(calendar, at);
    if (isLeft(works)) return works;
    if (works.right) counted += 1;
  }
  return right(counted);
};

/** What people read in place of a day that cannot be counted yet. */
export const missingYearText = ({ year }: CalendarYearMissing): string => `待国务院公布 ${year} 年节假日安排`;
