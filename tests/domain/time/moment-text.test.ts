import { expect, test } from 'vitest';
import { dueText, momentText } from '../../../src/domain/time/moment-text';

const at = (text: string): number => Date.parse(`${text}+08:00`);
const now = at('2026-11-22T15:30:00');

test.each([
  ['2026-11-22T09:12:40', '09:12'],
  ['2026-11-22T00:05:00', '00:05'],
  ['2026-11-21T23:59:00', '11月21日 23:59'],
  ['2025-11-22T09:12:00', '2025年11月22日 09:12'],
])('[VAL-05] a moment at %s is shown as %s', (loaded, text) => {
  expect(momentText(at(loaded), now)).toBe(text);
});

test.each([
  ['2026-11-22T18:00:00', '今天 18:00'],
  ['2026-11-23T18:00:00', '11月23日 18:00'],
  ['2027-11-22T18:00:00', '2027年11月22日 18:00'],
])('[ENT-09] what is to come by %s is told with its day: %s', (due, text) => {
  expect(dueText(at(due), now)).toBe(text);
});
