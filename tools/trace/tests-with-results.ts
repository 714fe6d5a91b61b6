import { digestOf, type FileRecord, type TestRecord } from './test-record';
import { writtenTests } from './written-tests';

/** `changed`: it ran, but the file is another since; `not run`: no result is known. */
export type TestState = 'passed' | 'failed' | 'changed' | 'not run';

/** A test and what is known of its last run. */
export interface TracedTest {
  readonly file: string;
  readonly title: string;
  readonly state: TestState;
}

function stateOf(runs: readonly TestRecord[], isCurrent: boolean): TestState {
  if (runs.length === 0) return 'not run';
  if (!isCurrent) return 'changed';
  return runs.every((run) => run.outcome === 'passed') ? 'passed' : 'failed';
}

/**
 * The tests of a file with their last results. A title with changing parts stands for all the runs that
 * begin like it, and has passed when all of them have. Runs whose titles are put together wholly at run
 * time are added by themselves.
 */
export function testsWithResults(file: string, source: string, record: FileRecord | null): TracedTest[] {
  const runs = record?.tests ?? [];
  const isCurrent = record?.digest === digestOf(source);
  const claimed = new Set<TestRecord>();
  const written = writtenTests(file, source)
    .filter(({ prefix }) => prefix !== '' && prefix !== '[')
    .map(({ title, prefix }) => {
      const isWhole = title === prefix;
      const mine = runs.filter((run) => (isWhole ? run.title === title : run.title.startsWith(prefix)));
      for (const run of mine) claimed.add(run);
      return { file, title, state: stateOf(mine, isCurrent) };
    });
  const others = runs
    .filter((run) => !claimed.has(run))
    .map((run) => ({ file, title: run.title, state: stateOf([run], isCurrent) }));
  return isCurrent ? [...written, ...others] : written;
}
