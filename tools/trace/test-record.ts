import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';

/** The result of one test; `title` is the test's own, without the titles of the groups around it. */
const testResult = t.type({
  project: t.string,
  title: t.string,
  outcome: t.union([t.literal('passed'), t.literal('failed')]),
  milliseconds: t.number,
});

/** A result with the command that ran the test, and when (ISO 8601). */
const testRecord = t.intersection([testResult, t.type({ run: t.string, at: t.string })]);

/** The results of one test file. They count for this digest of the file and for this version of the code alone. */
const fileRecord = t.type({
  file: t.string,
  digest: t.string,
  version: t.string,
  tests: t.array(testRecord),
});

export type TestResult = t.TypeOf<typeof testResult>;
export type TestRecord = t.TypeOf<typeof testRecord>;
export type FileRecord = t.TypeOf<typeof fileRecord>;

/** Which command runs the tests, and on which version of the code (see code-version.ts). */
export interface Run {
  readonly name: string;
  readonly version: string;
}

export const recordsFolder = '.cache/results/tests';

/** The digest of a test file's text. */
export function digestOf(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 16);
}

/** The command that npm runs at present, such as `npm test` or `npm run walks:wide`. */
export function runName(environment: NodeJS.ProcessEnv): string {
  const script = environment['npm_lifecycle_event'] ?? '';
  if (script === '' || script === 'npx') return 'by hand';
  return script === 'test' ? 'npm test' : `npm run ${script}`;
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

const keyOf = (test: TestRecord): string => `${test.run}\n${test.project}\n${test.title}`;

/**
 * Adds the results of a run to the known ones of the file. A run replaces its own earlier results of the same tests
 * and keeps those of other tests and of other runs. Results of another text of the file or of another version of the
 * code are dropped.
 */
export function mergeRecord(known: FileRecord | null, added: FileRecord): FileRecord {
  if (known?.digest !== added.digest || known.version !== added.version) return added;
  const merged = new Map(known.tests.map((test) => [keyOf(test), test]));
  for (const test of added.tests) merged.set(keyOf(test), test);
  return { ...added, tests: [...merged.values()] };
}

/** Writes the results of a run of one test file, path relative to the root with forward slashes. */
export function writeRecord(root: string, file: string, run: Run, results: readonly TestResult[]): void {
  const digest = digestOf(readFileSync(join(root, file), 'utf8'));
  const at = new Date().toISOString();
  const tests = results.map((result) => ({ ...result, run: run.name, at }));
  const path = recordPath(root, file);
  mkdirSync(dirname(path), { recursive: true });
  const merged = mergeRecord(readRecord(root, file), { file, digest, version: run.version, tests });
  writeFileSync(path, JSON.stringify(merged, null, 1));
}
