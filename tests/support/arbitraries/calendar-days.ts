import * as fc from 'fast-check';
import { exactDay, shiftedDay, type CalendarDay } from '../../../contract/calendar/calendar-day';

const first = exactDay('2024-01-01');

/** Days of 2024 to 2026 that the State calendar knows, up to 28 December 2026. */
export const knownDays: fc.Arbitrary<CalendarDay> = fc
  .integer({ min: 0, max: 1_092 })
  .map((days) => shiftedDay(first, days));

/** Any days from 1970 to 2999. */
export const calendarDays: fc.Arbitrary<CalendarDay> = fc
  .integer({ min: 0, max: 376_200 })
  .map((days) => shiftedDay(exactDay('1970-01-01'), days));
