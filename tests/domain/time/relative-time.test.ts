import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { beijingClock } from '../../../src/domain/time/date-fields';
import { formatDate } from '../../../src/domain/time/date-format';
import { relativeTime } from '../../../src/domain/time/relative-time';
import { whenText } from '../../../src/domain/time/when-text';
import { propertyRuns } from '../../support/property';

const now = Date.UTC(2026, 10, 18, 4, 0, 0);
const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];
const ago = (passed: number): string => relativeTime(now - passed, now, undefined, beijingClock);
const date = (passed: number): string => formatDate(now - passed, undefined, beijingClock);

test.each([
  [0, '刚刚'],
  [29_999, '刚刚'],
  [30 * second, '1分钟前'],
  [minute, '1分钟前'],
  [minute + 1, '2分钟前'],
  [58 * minute, '58分钟前'],
  [58 * minute + 1, '59分钟前'],
  [59 * minute + 1, '59分钟前'],
  [hour - 1, '59分钟前'],
  [hour, '1小时前'],
  [hour + 1, '2小时前'],
  [22 * hour + 1, '23小时前'],
  [23 * hour + 1, '23小时前'],
  [day - 1, '23小时前'],
  [day, '1天前'],
  [2 * day - 1, '1天前'],
  [2 * day, '2026-11-16 12:00:00'],
  [-1, '刚刚'],
  [-30 * second, '刚刚'],
  [-30 * second - 1, '2026-11-18 12:00:30'],
  [-day, '2026-11-19 12:00:00'],
])('[VAL-05] what happened %i ms ago is %s', (passed, text) => {
  expect(ago(passed)).toBe(text);
});

test('[VAL-05] another pattern and the clock of the reader serve the date', () => {
  expect(relativeTime(now - 3 * day, now, 'MM-dd', beijingClock)).toBe('11-15');
  expect(relativeTime(now - 3 * day, now)).toBe(formatDate(now - 3 * day));
});

test('[VAL-05] every distance has exactly one of the five texts, with its number in range', () => {
  const distances = fc.oneof(
    fc.integer({ min: -2 * minute, max: 3 * day }),
    fc.integer({ min: -2 * minute, max: 2 * hour }),
  );
  fc.assert(
    fc.property(distances, (passed) => {
      const text = ago(passed);
      const minutes = /^(\d+)分钟前$/.exec(text)?.[1];
      const hours = /^(\d+)小时前$/.exec(text)?.[1];
      if (passed < -30 * second || passed >= 2 * day) expect(text).toBe(date(passed));
      else if (passed < 30 * second) expect(text).toBe('刚刚');
      else if (passed < hour) expect(minutes).toBe(String(Math.min(59, Math.ceil(passed / minute))));
      else if (passed < day) expect(hours).toBe(String(Math.min(23, Math.ceil(passed / hour))));
      else expect(text).toBe('1天前');
    }),
    { numRuns: propertyRuns },
  );
});

test('[VAL-05] what is longer ago never reads as more recent', () => {
  const rank = (text: string): number => {
    const [, count = '0', unit = ''] = /^(\d+)(分钟前|小时前|天前)$/.exec(text) ?? [];
    return Number(count) + ['', '分钟前', '小时前', '天前'].indexOf(unit) * 100;
  };
  const within = fc.integer({ min: -30 * second, max: 2 * day - 1 });
  fc.assert(
    fc.property(within, within, (one, other) => {
      const [recent, old] = one < other ? [one, other] : [other, one];
      expect(rank(ago(recent))).toBeLessThanOrEqual(rank(ago(old)));
    }),
    { numRuns: propertyRuns },
  );
});

test('[VAL-05] a time on the screen has no space between figure and unit', () => {
  expect(whenText(0, 2 * hour, beijingClock)).toBe('2小时前');
  expect(whenText(0, 5 * minute, beijingClock)).toBe('5分钟前');
  expect(whenText(0, day, beijingClock)).toBe('1天前');
  expect(whenText(0, 10 * second, beijingClock)).toBe('刚刚');
  expect(whenText(0, 3 * day, beijingClock)).toBe('1月1日');
});
