import * as fc from 'fast-check';
import { isLeft, right } from 'fp-ts/Either';
import { isNone, isSome } from 'fp-ts/Option';
import { expect, test } from 'vitest';
import {
  dayOfMoment,
  exactDay,
  isWeekend,
  parseDay,
  shiftedDay,
  startOfCalendarDay,
} from '../../../contract/calendar/calendar-day';
import { WireDay } from '../../../contract/codec/day';
import { latestTime } from '../../../contract/codec/time';
import { calendarDays, knownDays } from '../../support/arbitraries/calendar-days';

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '2026-06-31', '20260601', '2026-06-01 00:00:00', ''])(
  '[MKT-17] %j is no day of the calendar',
  (text) => {
    expect(isNone(parseDay(text))).toBe(true);
    expect(() => exactDay(text)).toThrow(/no day/);
  },
);

test('[MKT-17][CLK-02] a day begins and ends in Beijing time', () => {
  const start = startOfCalendarDay(exactDay('2026-06-01'));
  expect(new Date(start).toISOString()).toBe('2026-05-31T16:00:00.000Z');
  expect([start - 1, start, start + 86_399_999].map(dayOfMoment)).toEqual([
    '2026-05-31',
    '2026-06-01',
    '2026-06-01',
  ]);
});

test('[MKT-17] days are shifted over months and leap days, and counted back', () => {
  expect(shiftedDay(exactDay('2024-02-28'), 1)).toBe('2024-02-29');
  expect(shiftedDay(exactDay('2026-01-01'), -1)).toBe('2025-12-31');
  expect(['2026-10-09', '2026-10-10', '2026-10-11', '2026-10-12'].map(exactDay).map(isWeekend)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  fc.assert(
    fc.property(calendarDays, fc.integer({ min: -400, max: 400 }), (day, days) => {
      const shifted = shiftedDay(day, days);
      expect(isSome(parseDay(shifted))).toBe(true);
      expect(shiftedDay(shifted, -days)).toBe(day);
      expect(shifted > day).toBe(days > 0);
    }),
  );
});

test('[MKT-17][GAT-09] the wire brings a day as its text or as any moment of it', () => {
  const noon = startOfCalendarDay(exactDay('2026-06-01')) + 43_200_000;
  for (const spelt of ['2026-06-01', '2026-06-01 23:59:59', noon, String(noon), noon / 1000])
    expect(WireDay.decode(spelt)).toEqual(right('2026-06-01'));
  for (const wrong of ['2026-02-29', 'soon', null, {}, -1, latestTime])
    expect(isLeft(WireDay.decode(wrong)), JSON.stringify(wrong)).toBe(true);
  fc.assert(
    fc.property(calendarDays, (day) => {
      expect(WireDay.decode(WireDay.encode(day))).toEqual(right(day));
    }),
  );
  fc.assert(
    fc.property(knownDays, fc.nat({ max: 86_399_999 }), (day, later) => {
      expect(WireDay.decode(startOfCalendarDay(day) + later)).toEqual(right(day));
    }),
  );
});
