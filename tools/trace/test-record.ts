import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';

/** What one test said when it last ran: `title` is the test's own, without the titles of the groups around it. */
const testRecord = t.type({
  project: t.string,
  title: t.string,
  outcome: t.union([t.literal('passed'), t.literal('failed')]),
  milliseconds: t.number,
});

/** The last results of one test file; `digest` tells whether the file has changed since. */
const fileRecord = t.type({
  file: t.string,
  digest: t.string,
  at: t.string,
  tests: t.array(testRecord),
});

export type TestRecord = t.TypeOf<typeof testRecord>;
export type FileRecord = t.TypeOf<typeof fileRecord>;

export const recordsFolder = '.cache/results/tests';

/** The digest by which a result is held to be about the file as it stands. */
export function digestOf(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 16);
}

function recordPath(root: string, file: string): string {
  return join(root, recordsFolder, `${file.replaceAll('/', '--')}.json`);
}

/** The record of a test file, or null when there is none that can be read. */
export function readRecord(root: string, file: string): FileRecord | null {
  try {
    const decoded = fileRecord.decode(JSON.parse(readFileSync(recordPath(root, file), 'utf8')));
    return isRight(decoded) ? decoded.right : null;
  } catch {
    return null;
  }
}

const keyOf = (test: TestRecord): string => `${test.project}\n${test.title}`;

/**
 * Adds the results of a run to what is known of the file. A run by filter leaves the other tests'
 * results standing, unless the file has changed since.
 */
export function mergeRecord(known: FileRecord | null, run: FileRecord): FileRecord {
  if (known?.digest !== run.digest) return run;
  const merged = new Map(known.tests.map((test) => [keyOf(test), test]));
  for (const test of run.tests) merged.set(keyOf(test), test);
  return { ...run, tests: [...merged.values()] };
}

/** Writes the results of a run of one test file, path relative to the root with forward slashes. */
export function writeRecord(root: string, file: string, tests: TestRecord[]): void {
  const digest = digestOf(readFileSync(join(root, file), 'utf8'));
  const run = { file, digest, at: new Date().toISOString(), tests };
  const path = recordPath(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(mergeRecord(readRecord(root, file), run), null, 1));
}
