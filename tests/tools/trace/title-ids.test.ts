import { expect, test } from 'vitest';
import { titleIds } from '../../../tools/trace/title-ids';

const known = new Set(['SOC-02', 'SOC-04', 'LAY-01']);

test.each([
  ['with one id', '[SOC-02] after an error it reconnects in exactly 2 s', ['SOC-02']],
  ['with two', '[SOC-02][SOC-04] one connection', ['SOC-02', 'SOC-04']],
  ['with none', 'a title without an id', []],
])('[AUD-02] the ids of a title %s', (_, title, ids) => {
  expect(titleIds(title, known)).toEqual({ ids, problem: null });
});

test.each([
  ['three ids', '[SOC-02][SOC-04][LAY-01] three', /3 ids/],
  ['two in one bracket', '[SOC-02, SOC-04] two in one bracket', /elsewhere/],
  ['one here and one there', '[SOC-02] one here and [SOC-04] one there', /elsewhere/],
  ['an id that nobody knows', '[XYZ-99] an id that nobody knows', /XYZ-99.*does not have/],
])('[AUD-02] a title with %s is a problem', (_, title, problem) => {
  expect(titleIds(title, known).problem).toMatch(problem);
});
