import * as fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { expect, test } from 'vitest';
import { timeOfDateText } from '../../../contract/values/date-text';
import { propertyRuns } from '../../support/property';

const morning = Date.parse('2026-04-18T01:30:15Z');

test.each([
  '2026-04-18 09:30:15',
  '2026-04-18T09:30:15',
  '2026-04-18T09:30:15.000123456',
  '2026-04-18 09:30:15+08:00',
  '2026-04-18T09:30:15+0800',
  '2026-04-18T01:30:15Z',
  '2026-04-18T01:30:15.000+0000',
  '2026-04-17T20:30:15.0-05:00',
])('[GAT-09] %s is one moment, whatever zone it names or does not', (text) => {
  expect(timeOfDateText(text)).toEqual(some(morning));
});

test.each(['2026-02-30', '2026-04-18 24:00:00', '2026-4-18', '18.04.2026', '2026-04-18 09', '', '昨天'])(
  '[GAT-09] %j is no moment',
  (text) => {
    expect(timeOfDateText(text)).toEqual(none);
  },
);

test('[GAT-09] a text without a zone is what the clocks show in Asia/Shanghai', () => {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  // Clocks were put forward in summer until 1991.
  const moments = fc.integer({ min: Date.UTC(1992, 0, 1) / 1000, max: Date.UTC(2099, 11, 31) / 1000 });
  fc.assert(
    fc.property(moments, (seconds) => {
      expect(timeOfDateText(shown.format(seconds * 1000))).toEqual(some(seconds * 1000));
    }),
    { numRuns: propertyRuns },
  );
});
