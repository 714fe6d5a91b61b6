import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  digestOf,
  readRecord,
  runName,
  writeRecord,
  type TestResult,
} from '../../../tools/trace/test-record';

const made: string[] = [];
afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true });
});

const all = { name: 'npm test', version: 'a1' };
const wide = { name: 'npm run walks:wide', version: 'a1' };

const result = (title: string, outcome: TestResult['outcome'], project = 'mobile'): TestResult => ({
  project,
  title,
  outcome,
  milliseconds: 1,
});

function folderWith(source: string): string {
  const root = mkdtempSync(join(tmpdir(), 'records-'));
  made.push(root);
  writeFileSync(join(root, 'a.test.ts'), source);
  return root;
}

const known = (root: string) =>
  readRecord(root, 'a.test.ts')?.tests.map(({ run, project, title, outcome }) => [
    run,
    project,
    title,
    outcome,
  ]);

test('[AUD-02] a run by filter keeps the results of the other tests', () => {
  const root = folderWith('one');
  writeRecord(root, 'a.test.ts', all, [result('x', 'passed'), result('y', 'failed')]);
  writeRecord(root, 'a.test.ts', all, [result('y', 'passed')]);
  expect(known(root)).toEqual([
    ['npm test', 'mobile', 'x', 'passed'],
    ['npm test', 'mobile', 'y', 'passed'],
  ]);
});

test('[AUD-02] a record holds the version of the code, the digest of the file and the time', () => {
  const root = folderWith('one');
  writeRecord(root, 'a.test.ts', all, [result('x', 'passed')]);
  const record = readRecord(root, 'a.test.ts');
  expect(record).toMatchObject({ version: 'a1', digest: digestOf('one') });
  expect(record?.tests[0]?.at).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test('[AUD-02] the same test in two browsers has two results', () => {
  const root = folderWith('one');
  writeRecord(root, 'a.test.ts', all, [result('x', 'passed', 'mobile'), result('x', 'failed', 'desktop')]);
  expect(known(root)).toHaveLength(2);
});

test('[AUD-02] the results of two commands on one version are kept, each by its own name', () => {
  const root = folderWith('one');
  writeRecord(root, 'a.test.ts', all, [result('x', 'passed')]);
  writeRecord(root, 'a.test.ts', wide, [result('x', 'failed')]);
  expect(known(root)).toEqual([
    ['npm test', 'mobile', 'x', 'passed'],
    ['npm run walks:wide', 'mobile', 'x', 'failed'],
  ]);
});

test('[AUD-02] when the file or the commit has changed, its old results go', () => {
  const root = folderWith('one');
  writeRecord(root, 'a.test.ts', all, [result('x', 'passed')]);
  writeFileSync(join(root, 'a.test.ts'), 'two');
  writeRecord(root, 'a.test.ts', all, [result('y', 'passed')]);
  expect(known(root)).toEqual([['npm test', 'mobile', 'y', 'passed']]);
  writeRecord(root, 'a.test.ts', { ...all, version: 'b2' }, [result('z', 'passed')]);
  expect(known(root)).toEqual([['npm test', 'mobile', 'z', 'passed']]);
});

test('[AUD-02] a record that cannot be read is no record', () => {
  const root = folderWith('one');
  writeRecord(root, 'a.test.ts', all, [result('x', 'passed')]);
  writeFileSync(join(root, '.cache/results/tests/a.test.ts.json'), '{"tests": 1}');
  expect(readRecord(root, 'a.test.ts')).toBeNull();
});

test.each([
  ['test', 'npm test'],
  ['walks:wide', 'npm run walks:wide'],
  ['npx', 'by hand'],
  ['', 'by hand'],
])('[AUD-02] the command of the npm script %s is %s', (script, name) => {
  expect(runName({ npm_lifecycle_event: script })).toBe(name);
});
