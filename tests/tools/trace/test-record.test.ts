import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRecord, writeRecord, type TestRecord } from '../../../tools/trace/test-record';

const run = (title: string, outcome: TestRecord['outcome'], project = 'mobile'): TestRecord => ({
  project,
  title,
  outcome,
  milliseconds: 1,
});

function folderWith(source: string): string {
  const root = mkdtempSync(join(tmpdir(), 'records-'));
  writeFileSync(join(root, 'a.test.ts'), source);
  return root;
}

test('[AUD-02] a run by filter leaves the results of the other tests standing', () => {
  const root = folderWith('one');
  writeRecord(root, 'a.test.ts', [run('x', 'passed'), run('y', 'failed')]);
  writeRecord(root, 'a.test.ts', [run('y', 'passed')]);
  expect(readRecord(root, 'a.test.ts')?.tests).toEqual([run('x', 'passed'), run('y', 'passed')]);
});

test('[AUD-02] the same test in two browsers has two results', () => {
  const root = folderWith('one');
  writeRecord(root, 'a.test.ts', [run('x', 'passed', 'mobile'), run('x', 'failed', 'desktop')]);
  expect(readRecord(root, 'a.test.ts')?.tests).toHaveLength(2);
});

test('[AUD-02] when the file has changed, its old results go', () => {
  const root = folderWith('one');
  writeRecord(root, 'a.test.ts', [run('x', 'passed')]);
  writeFileSync(join(root, 'a.test.ts'), 'two');
  writeRecord(root, 'a.test.ts', [run('y', 'passed')]);
  expect(readRecord(root, 'a.test.ts')?.tests).toEqual([run('y', 'passed')]);
});

test('[AUD-02] a record that cannot be read is no record', () => {
  const root = folderWith('one');
  writeRecord(root, 'a.test.ts', [run('x', 'passed')]);
  writeFileSync(join(root, '.cache/results/tests/a.test.ts.json'), '{"tests": 1}');
  expect(readRecord(root, 'a.test.ts')).toBeNull();
});
