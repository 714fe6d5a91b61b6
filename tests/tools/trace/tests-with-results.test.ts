import { expect, test } from 'vitest';
import { digestOf, type FileRecord, type TestRecord } from '../../../tools/trace/test-record';
import { testsWithResults } from '../../../tools/trace/tests-with-results';
import { writtenTests } from '../../../tools/trace/written-tests';

const file = 'tests/domain/a.test.ts';

const run = (title: string, outcome: TestRecord['outcome'] = 'passed'): TestRecord => ({
  project: 'domain',
  title,
  outcome,
  milliseconds: 1,
});

const recordOf = (source: string, tests: TestRecord[]): FileRecord => ({
  file,
  digest: digestOf(source),
  at: '2026-11-21T00:00:00.000Z',
  tests,
});

const statesOf = (source: string, record: FileRecord | null) =>
  testsWithResults(file, source, record).map(({ title, state }) => [title, state]);

test('[AUD-02] every way of writing a test is read, and nothing else', () => {
  const source = `
    test('[A] plain', () => {});
    it("plain too", () => {});
    test.each([1])('[B] %s of many', () => {});
    test.prop([fc.nat()], { numRuns })('[C] a property', () => {});
    test(\`[D] \${name} at run time\`, () => {});
    test.describe('[E] a group', () => {});
    fixture('[ABC-01] no test');
    describe('a group', () => { expect('[ABC-02] no call').toBe(1); });
  `;
  expect(writtenTests(file, source).map(({ title }) => title)).toEqual([
    '[A] plain',
    'plain too',
    '[B] %s of many',
    '[C] a property',
    '[D] … at run time',
  ]);
});

test('[AUD-02] a test has the result of its last run', () => {
  const source = "test('[A-1] one'); test('[A-1] two'); test('[A-1] three');";
  const record = recordOf(source, [run('[A-1] one'), run('[A-1] two', 'failed')]);
  expect(statesOf(source, record)).toEqual([
    ['[A-1] one', 'passed'],
    ['[A-1] two', 'failed'],
    ['[A-1] three', 'not run'],
  ]);
});

test('[AUD-02] a result of a file that has changed since does not count', () => {
  const record = recordOf("test('[A-1] one');", [run('[A-1] one')]);
  expect(statesOf("test('[A-1] one'); // changed", record)).toEqual([['[A-1] one', 'changed']]);
});

test('[AUD-02] without a record nothing has run', () => {
  expect(statesOf("test('[A-1] one');", null)).toEqual([['[A-1] one', 'not run']]);
});

test('[AUD-02] a test of many cases is told case by case, each by its own title', () => {
  const source = "test.each(cases)('[A-1] case %s', () => {});";
  const both = recordOf(source, [run('[A-1] case 1'), run('[A-1] case 2')]);
  expect(statesOf(source, both)).toEqual([
    ['[A-1] case 1', 'passed'],
    ['[A-1] case 2', 'passed'],
  ]);
  const one = recordOf(source, [run('[A-1] case 1'), run('[A-1] case 2', 'failed')]);
  expect(statesOf(source, one)).toEqual([
    ['[A-1] case 1', 'passed'],
    ['[A-1] case 2', 'failed'],
  ]);
});

test('[AUD-02] a title put together at run time is known by its run', () => {
  const source = 'test(title, () => {});';
  expect(statesOf(source, recordOf(source, [run('[A-1] made')]))).toEqual([['[A-1] made', 'passed']]);
});
