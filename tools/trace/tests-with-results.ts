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

/** A title as it is written, its changing parts told as … */
const withoutMarks = (title: string): string => title.replaceAll(/%[sdifjoOpc#$]|\$[a-zA-Z_.]+/g, '…');

/**
 * The tests of a file with their last results. A title with changing parts is told as each of its runs was; before
 * they have run, with … in the place of what changes. Runs whose titles are put together wholly at run time are
 * added by themselves.
 */
export function testsWithResults(file: string, source: string, record: FileRecord | null): TracedTest[] {
  const runs = record?.tests ?? [];
  const isCurrent = record?.digest === digestOf(source);
  const claimed = new Set<TestRecord>();
  const written = writtenTests(file, source)
    .filter(({ prefix }) => prefix !== '' && prefix !== '[')
    .flatMap(({ title, prefix }) => {
      const isWhole = title === prefix;
      const mine = runs.filter((run) => (isWhole ? run.title === title : run.title.startsWith(prefix)));
      for (const run of mine) claimed.add(run);
      if (isWhole || mine.length === 0 || !isCurrent)
        return [{ file, title: isWhole ? title : withoutMarks(title), state: stateOf(mine, isCurrent) }];
      const titles = [...new Set(mine.map((run) => run.title))];
      return titles.map((one) => ({
        file,
        title: one,
        state: stateOf(
          mine.filter((run) => run.title === one),
          isCurrent,
        ),
      }));
    });
  const others = runs
    .filter((run) => !claimed.has(run))
    .map((run) => ({ file, title: run.title, state: stateOf([run], isCurrent) }));
  return isCurrent ? [...written, ...others] : written;
}
