import * as fc from 'fast-check';
import { isRight, left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { exactDay, shiftedDay } from '../../../contract/calendar/calendar-day';
import { calendarOf, holidayNotices, stateCalendar } from '../../../contract/calendar/state-calendar';
import {
  addWorkingDays,
  isWorkingDay,
  missingYearText,
  workingDaysBetween,
  type FirstDay,
} from '../../../contract/calendar/working-days';
import { calendarDays, knownDays } from '../../support/arbitraries/calendar-days';

const firstDays = fc.constantFrom<FirstDay>('counts', 'skipped');
const counts = fc.integer({ min: 1, max: 60 });
const missing = (year: number) => left({ kind: 'calendarYearMissing', year });
const add = (day: string, count: number, firstDay: FirstDay) =>
  addWorkingDays(stateCalendar, exactDay(day), count, firstDay);

test('[MKT-17] 20 working days from 8 September 2026 end after the National Day holiday', () => {
  expect(add('2026-09-08', 20, 'skipped')).toEqual(right('2026-10-12'));
  expect(add('2026-09-08', 20, 'counts')).toEqual(right('2026-10-10'));
});

test('[MKT-17] a period from a day off has the same end, whether its first day counts or not', () => {
  expect(add('2026-10-03', 1, 'counts')).toEqual(right('2026-10-08'));
  expect(add('2026-10-03', 1, 'skipped')).toEqual(right('2026-10-08'));
  expect(add('2026-10-03', 0, 'counts')).toEqual(right('2026-10-03'));
});

test('[MKT-17] a period that runs into a year without notice fails with that year', () => {
  expect(add('2026-12-24', 2, 'skipped')).toEqual(right('2026-12-28'));
  expect(add('2026-12-24', 3, 'skipped')).toEqual(missing(2027));
  expect(add('2023-12-31', 1, 'counts')).toEqual(missing(2023));
  expect(missingYearText({ kind: 'calendarYearMissing', year: 2027 })).toBe('待国务院公布 2027 年节假日安排');
});

test('[MKT-17] the last days of December are known only with the notice of the next year', () => {
  const days = ['2025-12-28', '2025-12-29', '2025-12-31'].map(exactDay);
  const before = calendarOf(holidayNotices.filter(({ year }) => year < 2026));
  expect(days.map((day) => isWorkingDay(before, day))).toEqual([right(false), missing(2026), missing(2026)]);
  expect(days.map((day) => isWorkingDay(stateCalendar, day))).toEqual([
    right(false),
    right(true),
    right(true),
  ]);
});

test('[MKT-17] a notice may set days of the December before it', () => {
  const swapped = calendarOf([
    ...holidayNotices,
    { year: 2027, document: '', off: ['2026-12-31'], work: ['2026-12-27'] },
  ]);
  const works = ['2026-12-27', '2026-12-31'].map((day) => isWorkingDay(swapped, exactDay(day)));
  expect(works).toEqual([right(true), right(false)]);
});

test('[MKT-17] a day is answered when its year is known, and fails with a missing year otherwise', () => {
  fc.assert(
    fc.property(calendarDays, (day) => {
      const year = Number(day.slice(0, 4));
      const known = year >= 2024 && year <= 2026 && day <= '2026-12-28';
      const works = isWorkingDay(stateCalendar, day);
      if (known) expect(isRight(works)).toBe(true);
      else expect(works).toEqual(missing(year === 2026 ? 2027 : year));
    }),
  );
});

test('[MKT-17] the days between a day and the end of its period are as many as were added', () => {
  fc.assert(
    fc.property(knownDays, counts, firstDays, (day, count, firstDay) => {
      const end = addWorkingDays(stateCalendar, day, count, firstDay);
      if (isRight(end)) {
        expect(isWorkingDay(stateCalendar, end.right)).toEqual(right(true));
        expect(workingDaysBetween(stateCalendar, day, end.right, firstDay)).toEqual(right(count));
      } else {
        expect(end).toEqual(missing(2027));
      }
    }),
  );
});

test('[MKT-17] two periods one after the other end when one of both lengths ends', () => {
  fc.assert(
    fc.property(knownDays, counts, counts, firstDays, (day, one, other, firstDay) => {
      const first = addWorkingDays(stateCalendar, day, one, firstDay);
      const both = addWorkingDays(stateCalendar, day, one + other, firstDay);
      if (isRight(first)) expect(addWorkingDays(stateCalendar, first.right, other, 'skipped')).toEqual(both);
      else expect(both).toEqual(first);
    }),
  );
});

test('[MKT-17] the first day shortens a period by itself when it is worked, and by nothing otherwise', () => {
  fc.assert(
    fc.property(knownDays, counts, (day, count) => {
      const works = isWorkingDay(stateCalendar, day);
      const isFirst = isRight(works) && works.right;
      const included = addWorkingDays(stateCalendar, day, count, 'counts');
      expect(included).toEqual(addWorkingDays(stateCalendar, day, isFirst ? count - 1 : count, 'skipped'));
    }),
  );
});

test('[MKT-17] a later start never ends earlier, and no day before the first is counted', () => {
  fc.assert(
    fc.property(knownDays, counts, firstDays, (day, count, firstDay) => {
      const end = addWorkingDays(stateCalendar, day, count, firstDay);
      const later = addWorkingDays(stateCalendar, shiftedDay(day, 1), count, firstDay);
      if (isRight(end) && isRight(later)) expect(later.right >= end.right).toBe(true);
      expect(workingDaysBetween(stateCalendar, day, shiftedDay(day, -1), firstDay)).toEqual(right(0));
    }),
  );
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
  '[MKT-17] %s working days are no period',
  (count) => {
    expect(() => add('2026-06-01', count, 'counts')).toThrow(RangeError);
  },
);
