import { right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { exactDay, isWeekend, yearOfDay } from '../../../contract/calendar/calendar-day';
import { holidayNotices, stateCalendar } from '../../../contract/calendar/state-calendar';
import { isWorkingDay, workingDaysBetween } from '../../../contract/calendar/working-days';

test('[MKT-17] each notice has one year, a document of the year before, and days in order that exist', () => {
  expect(holidayNotices.map(({ year }) => year)).toEqual([2024, 2025, 2026]);
  for (const { year, document, off, work } of holidayNotices) {
    expect(document).toMatch(new RegExp(`^国办发明电〔${year - 1}〕\\d+号$`));
    for (const days of [off, work]) {
      expect(days).toEqual([...new Set(days)].toSorted());
      for (const day of days) expect(yearOfDay(exactDay(day)), day).toBe(year);
    }
  }
});

test('[MKT-17] a day that is worked in exchange is a weekend day, and no holiday', () => {
  for (const { work, off } of holidayNotices)
    for (const day of work) {
      expect(isWeekend(exactDay(day)), day).toBe(true);
      expect(off).not.toContain(day);
    }
});

test('[MKT-17] each year has as many working days as the notices leave', () => {
  const worked = (year: number): number => {
    const until = exactDay(`${year}-12-28`);
    const count = workingDaysBetween(stateCalendar, exactDay(`${year}-01-01`), until, 'counts');
    return count._tag === 'Right' ? count.right : -1;
  };
  expect([2024, 2025, 2026].map(worked)).toEqual([249, 245, 245]);
});

test.each([
  ['2026-01-02', false],
  ['2026-01-04', true],
  ['2026-02-14', true],
  ['2026-02-16', false],
  ['2026-02-28', true],
  ['2026-05-09', true],
  ['2026-09-20', true],
  ['2026-09-25', false],
  ['2026-10-08', true],
  ['2026-10-10', true],
  ['2026-10-11', false],
  ['2025-10-11', true],
  ['2025-01-26', true],
  ['2024-12-31', true],
  ['2024-09-14', true],
] as const)('[MKT-17] the State calendar says of %s whether it is worked: %s', (day, works) => {
  expect(isWorkingDay(stateCalendar, exactDay(day))).toEqual(right(works));
});
