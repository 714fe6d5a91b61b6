import { expect, test } from 'vitest';
import { digestOf, type FileRecord, type TestRecord } from '../../../tools/trace/test-record';
import { isWide, testsWithResults } from '../../../tools/trace/tests-with-results';
import { writtenTests } from '../../../tools/trace/written-tests';

const file = 'tests/domain/a.test.ts';

const version = 'a1';

const run = (
  title: string,
  outcome: TestRecord['outcome'] = 'passed',
  by = 'npm test',
  project = 'domain',
): TestRecord => ({ project, title, outcome, milliseconds: 1, run: by, at: '2026-11-21T00:00:00.000Z' });

const recordOf = (source: string, tests: TestRecord[]): FileRecord => ({
  file,
  digest: digestOf(source),
  version,
  tests,
});

const statesOf = (source: string, record: FileRecord | null) =>
  testsWithResults(file, source, record, version).map(({ title, state }) => [title, state]);

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

test('[AUD-02] a result of another commit does not count', () => {
  const source = "test('[A-1] one');";
  const record = { ...recordOf(source, [run('[A-1] one')]), version: 'b2' };
  expect(statesOf(source, record)).toEqual([['[A-1] one', 'other version']]);
});

test('[AUD-02] a test that ran on the phone and at a desk is one test, and fails when one of them fails', () => {
  const source = "test('[A-1] one');";
  const desk = (outcome: TestRecord['outcome']) => run('[A-1] one', outcome, 'npm test', 'desktop');
  expect(statesOf(source, recordOf(source, [run('[A-1] one'), desk('passed')]))).toEqual([
    ['[A-1] one', 'passed'],
  ]);
  expect(statesOf(source, recordOf(source, [run('[A-1] one'), desk('failed')]))).toEqual([
    ['[A-1] one', 'failed'],
  ]);
});

test('[AUD-02] cases with one title, and calls with one title, are one test', () => {
  const cases = 'test.each(many)(`[A-1] ${name}`, () => {});';
  expect(
    statesOf(cases, recordOf(cases, [run('[A-1] x'), run('[A-1] x', 'passed', 'npm test', 'ui')])),
  ).toEqual([['[A-1] x', 'passed']]);
  expect(statesOf("test('[A-1] x'); test('[A-1] x');", null)).toEqual([['[A-1] x', 'not run']]);
});

test('[AUD-02] a test says which commands ran it, and both must have passed', () => {
  const source = "test('[A-1] one');";
  const record = recordOf(source, [run('[A-1] one'), run('[A-1] one', 'failed', 'npm run walks:wide')]);
  expect(testsWithResults(file, source, record, version)).toEqual([
    { file, title: '[A-1] one', state: 'failed', runs: ['npm run walks:wide', 'npm test'] },
  ]);
});

test('[AUD-02] rows that become tests at run time have not run before their file has', () => {
  const source = "table('login', { rows: [{ title: '[ABC-01] a row', from: [] }, { title: 'no id' }] });";
  expect(statesOf(source, null)).toEqual([['[ABC-01] a row', 'not run']]);
  expect(statesOf(source, recordOf(source, [run('[ABC-01] a row')]))).toEqual([['[ABC-01] a row', 'passed']]);
});

test.each([
  ['tests/browser/a.wide.spec.ts', true],
  ['tests/browser/a.wide.mobile.spec.ts', true],
  ['tests/gateway/a.wide.test.ts', true],
  ['tests/adapters/socket-stomp/foreign-broker.test.ts', true],
  ['tests/postgres/opening.test.ts', true],
  ['tests/browser/a.mobile.spec.ts', false],
  ['tests/browser/wide.spec.ts', false],
])('[AUD-02] %s belongs to a wide command: %s', (path, wide) => {
  expect(isWide(path)).toBe(wide);
});
