import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { calendarText } from '../../../src/domain/time/calendar-text';
import { beijingClock, readerClock } from '../../../src/domain/time/date-fields';
import { formatDate } from '../../../src/domain/time/date-format';
import { timeOfDateText } from '../../../contract/values/date-text';
import { times } from '../../support/arbitraries/values';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const noon = Date.UTC(2026, 3, 8, 5, 6, 7, 89);

test('[VAL-04] the default is yyyy-MM-dd hh:mm:ss on a 24-hour clock in the time zone of the reader', () => {
  const evening = new Date(2026, 3, 8, 21, 5, 9).getTime();
  expect(formatDate(evening)).toBe('2026-04-08 21:05:09');
  expect(formatDate(new Date(2026, 0, 1, 0, 0, 0).getTime())).toBe('2026-01-01 00:00:00');
});

test.each([
  ['yyyy-MM-dd HH:mm:ss', '2026-04-08 13:06:07'],
  ['yyyy-MM-dd hh:mm:ss', '2026-04-08 13:06:07'],
  ['yy/M/d h:m:s', '26/4/8 13:6:7'],
  ['MM-dd', '04-08'],
  ['yyyy年M月d日', '2026年4月8日'],
  ['H时m分', '13时6分'],
  ['ss.SSS', '07.089'],
  ['', ''],
])('[VAL-04] the pattern %j gives %j', (pattern, text) => {
  expect(formatDate(noon, pattern, beijingClock)).toBe(text);
});

test('[VAL-04] a time that no calendar has is an empty text', () => {
  expect([NaN, Infinity, 8.64e15 + 1].map((time) => formatDate(time))).toEqual(['', '', '']);
});

test('[VAL-04] a formatted date, read again, is the same second', () => {
  fc.assert(
    fc.property(times, (time) => {
      const text = formatDate(time, undefined, beijingClock);
      const second = Math.floor(time / 1000) * 1000;
      // The last eight hours of the year 9999 are the year 10000 in Beijing.
      if (second < 253_402_271_999_000) expect(timeOfDateText(text)).toEqual({ _tag: 'Some', value: second });
    }),
    runs,
  );
});

test('[VAL-04] a year of five digits is written whole, and as its last two where two are asked for', () => {
  const farAway = Date.UTC(12_026, 0, 2);
  expect(formatDate(farAway, 'yyyy-MM-dd', beijingClock)).toBe('12026-01-02');
  expect(formatDate(farAway, 'yy-MM-dd', beijingClock)).toBe('26-01-02');
});

test("[VAL-04] the reader's clock is the one of the reader's own time zone, field by field", () => {
  const local = {
    FullYear: 1999,
    Month: 11,
    Date: 31,
    Hours: 23,
    Minutes: 58,
    Seconds: 57,
    Milliseconds: 56,
  };
  const spies = Object.entries(local).map(([field, value]) =>
    vi.spyOn(Date.prototype, `get${field as keyof typeof local}`).mockReturnValue(value),
  );
  expect(formatDate(noon, 'yyyy-MM-dd HH:mm:ss.SSS', readerClock)).toBe('1999-12-31 23:58:57.056');
  expect(formatDate(noon)).toBe('1999-12-31 23:58:57');
  spies.forEach((spy) => spy.mockRestore());
});

test('[VAL-04] a card names the day in Beijing, and the year only when it is another one', () => {
  const now = Date.UTC(2026, 10, 18, 4);
  expect(calendarText(Date.UTC(2026, 10, 17, 16), now, beijingClock)).toBe('11月18日');
  expect(calendarText(Date.UTC(2026, 10, 17, 15, 59), now, beijingClock)).toBe('11月17日');
  expect(calendarText(Date.UTC(2025, 10, 18), now, beijingClock)).toBe('2025年11月18日');
  expect(calendarText(Date.UTC(2025, 11, 31, 16), now, beijingClock)).toBe('1月1日');
});
