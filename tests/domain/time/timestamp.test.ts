import * as fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { expect, test } from 'vitest';
import { timeOfDateText } from '../../../contract/values/date-text';
import { timestampOf } from '../../../contract/values/timestamp';
import { times } from '../../support/arbitraries/values';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };

test.each([
  [1_700_000_000, 1_700_000_000_000],
  ['1700000000', 1_700_000_000_000],
  ['0000000001', 1_000],
  [1_000_000_000, 1_000_000_000_000],
  [9_999_999_999, 9_999_999_999_000],
  [999_999_999, 999_999_999],
  [10_000_000_000, 10_000_000_000],
  [1_700_000_000_000, 1_700_000_000_000],
  ['1700000000000', 1_700_000_000_000],
  ['01700000000', 1_700_000_000],
  [0, 0],
  ['0', 0],
  [-1_700_000_000, -1_700_000_000],
])('[VAL-03] the timestamp %j is %i ms', (stamp, time) => {
  expect(timestampOf(stamp)).toEqual(some(time));
});

test.each([
  '',
  ' ',
  'abc',
  '１７００００００００',
  '1.5',
  '1e9',
  '+1700000000',
  '2026-04-18',
  '9'.repeat(30),
  NaN,
  Infinity,
  1.5,
])('[VAL-03] %j is no timestamp', (stamp) => {
  expect(timestampOf(stamp)).toEqual(none);
});

test('[VAL-03] ten digits are seconds and everything else milliseconds, numbers and strings alike', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (stamp) => {
      const tenDigits = stamp >= 1_000_000_000 && stamp <= 9_999_999_999;
      expect(timestampOf(stamp)).toEqual(some(stamp * (tenDigits ? 1000 : 1) + 0));
      expect(timestampOf(String(stamp))).toEqual(timestampOf(stamp));
    }),
    runs,
  );
});

test.each([
  ['2026-04-18 09:30:00', '2026-04-18T01:30:00.000Z'],
  ['2026-04-18 09:30', '2026-04-18T01:30:00.000Z'],
  ['2026-04-18', '2026-04-17T16:00:00.000Z'],
  ['2026-04-18T09:30:00', '2026-04-18T01:30:00.000Z'],
  ['2026-04-18T09:30:00Z', '2026-04-18T09:30:00.000Z'],
  ['2026-04-18T09:30:00.5+09:30', '2026-04-18T00:00:00.500Z'],
  ['2026-04-18T09:30:00-03:00', '2026-04-18T12:30:00.000Z'],
  ['2024-02-29 00:00:00', '2024-02-28T16:00:00.000Z'],
])('[GAT-09] the date text %s is %s', (text, iso) => {
  expect(timeOfDateText(text)).toEqual(some(Date.parse(iso)));
});

test.each([
  ...[
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31 00:00:00',
    '2026-04-18 24:00:00',
    '2026-04-18 09:60:00',
  ],
  ...['2026/04/18', '26-04-18', '2026-4-18', '18.04.2026', '', '昨天', '2026-04-18 09:30:00 ', '2026-04-18Z'],
])('[GAT-09] %j is no date text', (text) => {
  expect(timeOfDateText(text)).toEqual(none);
});

test('[GAT-09] every moment that has a four-digit year is read back from its ISO text', () => {
  fc.assert(
    fc.property(times, (time) => {
      expect(timeOfDateText(new Date(time).toISOString())).toEqual(some(time));
    }),
    runs,
  );
});
