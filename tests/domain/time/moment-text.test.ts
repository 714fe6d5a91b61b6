import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { beijingClock, type WallClock } from '../../../src/domain/time/date-fields';
import { dealDay } from '../../../src/domain/time/deal-day';
import { termDay } from '../../../src/domain/time/term-day';
import { dueText, momentText } from '../../../src/domain/time/moment-text';
import { propertyRuns } from '../../support/property';

const at = (text: string): number => Date.parse(`${text}+08:00`);
const now = at('2026-11-22T15:30:00');

test.each([
  ['2026-11-22T09:12:40', '09:12'],
  ['2026-11-22T00:05:00', '00:05'],
  ['2026-11-21T23:59:00', '11月21日 23:59'],
  ['2025-11-22T09:12:00', '2025年11月22日 09:12'],
])('[VAL-05] a moment at %s is shown as %s', (loaded, text) => {
  expect(momentText(at(loaded), now, beijingClock)).toBe(text);
});

test.each([
  ['2026-11-22T18:00:00', '今天 18:00'],
  ['2026-11-23T18:00:00', '11月23日 18:00'],
  ['2027-11-22T18:00:00', '2027年11月22日 18:00'],
])('[ENT-09] what is to come by %s is told with its day: %s', (due, text) => {
  expect(dueText(at(due), now, beijingClock)).toBe(text);
});

/** The clock of a zone that is so many hours ahead of UTC. */
const zone =
  (hours: number): WallClock =>
  (time) =>
    beijingClock(time + (hours - 8) * 3_600_000);

test.each([
  ['Shanghai', 8, '11月30日', '2026年11月30日', '11月30日 09:12'],
  ['New York', -5, '北京时间11月30日', '北京时间2026年11月30日', '11月29日 20:12'],
  ['Auckland', 13, '北京时间11月30日', '北京时间2026年11月30日', '11月30日 14:12'],
])(
  '[CLK-02] a reader in %s reads days of deals in Beijing time and moments in the own zone',
  (_, hours, day, term, moment) => {
    const time = at('2026-11-30T09:12:00');
    expect(dealDay(time, now, zone(hours))).toBe(day);
    expect(termDay(time, zone(hours))).toBe(term);
    expect(momentText(time, now, zone(hours))).toBe(moment);
  },
);

test('[CLK-02] every reader reads the same day of a deal, marked exactly where the clocks differ', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_000_000_000_000 }),
      fc.integer({ min: -12, max: 14 }),
      (time, hours) => {
        const inBeijing = dealDay(time, now, beijingClock);
        expect(dealDay(time, now, zone(hours))).toBe(hours === 8 ? inBeijing : `北京时间${inBeijing}`);
      },
    ),
    { numRuns: propertyRuns },
  );
});
