import { isLeft, isRight } from 'fp-ts/Either';
import { startOfCalendarDay, type CalendarDay } from '../../../../contract/calendar/calendar-day';
import type { StateCalendar } from '../../../../contract/calendar/state-calendar';
import type { Soe } from '../../../../contract/soe/soe';
import { soeStanding, type SoeStage } from '../../../../contract/soe/soe-stage';

/** What lists are filtered and ordered by on one day; null for what is not known on it. */
export interface SoeDayStanding {
  readonly stage: SoeStage | null;
  readonly deadline: CalendarDay | null;
}

/** A day as a number that grows with time: 20261102. */
export const dayNumber = (day: CalendarDay): number => Number(day.replaceAll('-', ''));

/** When the day of the newest disclosure that a notice states begins, milliseconds since 1970; 0 for none. */
export const disclosedAt = ({ dates: { preFrom, formalFrom } }: Pick<Soe, 'dates'>): number =>
  Math.max(...[preFrom, formalFrom].map((day) => (day === null ? 0 : startOfCalendarDay(day))));

/** For which day and calendar a standing holds: a new notice of holidays changes deadlines. */
export const dayAndCalendar = (day: CalendarDay, { years }: StateCalendar): string =>
  `${day}/${Math.max(0, ...years)}`;

/** The stage of a listing on a day, and its deadline while that lies ahead and is known. */
export const standingOn = (listing: Soe, day: CalendarDay, calendar: StateCalendar): SoeDayStanding => {
  const standing = soeStanding(listing, day, calendar);
  if (isLeft(standing)) return { stage: null, deadline: null };
  const { stage, period } = standing.right;
  const isAhead = period !== null && !period.isOver && isRight(period.deadline);
  return { stage, deadline: isAhead ? period.deadline.right : null };
};
