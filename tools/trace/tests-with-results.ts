import { digestOf, type FileRecord, type TestRecord } from './test-record';
import { rowTitles, writtenTests } from './written-tests';

/**
 * `changed`: the file has changed since the test ran; `other version`: other files of the project have;
 * `not run`: no result is known.
 */
export type TestState = 'passed' | 'failed' | 'changed' | 'other version' | 'not run';

/** A test and what is known of its last run. */
export interface TracedTest {
  readonly file: string;
  readonly title: string;
  readonly state: TestState;
  /** The commands that ran it, such as `npm test`. */
  readonly runs: readonly string[];
}

/** A file that needs an installed RabbitMQ; `npm run broker` runs it. */
const brokerTests = 'tests/adapters/socket-stomp/foreign-broker.test.ts';

/** They need an installed PostgreSQL; `npm run test:postgres` runs them. */
const postgresTests = 'tests/postgres/';

/** Whether a test file belongs to a wide command (`npm run walks:wide` and the like), which `npm test` does not need. */
export const isWide = (file: string): boolean =>
  file === brokerTests ||
  file.startsWith(postgresTests) ||
  /\.wide(\.(mobile|desktop))?\.(spec|test)\.tsx?$/.test(file);

/** What the results of a file count for: for nothing when the file or the code is another now. */
function standingOf(
  record: FileRecord,
  source: string,
  version: string,
): 'current' | 'changed' | 'other version' {
  if (record.digest !== digestOf(source)) return 'changed';
  return record.version === version ? 'current' : 'other version';
}

/** A title as it is written, with … for its changing parts. */
const withoutMarks = (title: string): string => title.replaceAll(/%[sdifjoOpc#$]|\$[a-zA-Z_.]+/g, '…');

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)];

/**
 * The tests of a file, each title once, with their last results. A title with changing parts becomes the titles of its
 * cases as they ran; before they have run, it is one title with … for what changes. Tests whose titles are made at run
 * time are known by their results, and before by the titles of the rows that they are made from.
 * @param version the present version of the code (code-version.ts)
 */
export function testsWithResults(
  file: string,
  source: string,
  record: FileRecord | null,
  version: string,
): TracedTest[] {
  const results = record?.tests ?? [];
  const standing = record === null ? 'current' : standingOf(record, source, version);
  const traced = (title: string, mine: readonly TestRecord[]): TracedTest => {
    const runs = distinct(mine.map(({ run }) => run)).toSorted();
    if (mine.length === 0) return { file, title, state: 'not run', runs };
    if (standing !== 'current') return { file, title, state: standing, runs };
    return {
      file,
      title,
      state: mine.every(({ outcome }) => outcome === 'passed') ? 'passed' : 'failed',
      runs,
    };
  };
  const byTitle = (mine: readonly TestRecord[]): readonly TracedTest[] =>
    distinct(mine.map(({ title }) => title)).map((title) =>
      traced(
        title,
        mine.filter((result) => result.title === title),
      ),
    );
  const claimed = new Set<TestRecord>();
  const written = writtenTests(file, source)
    .filter(({ prefix }) => prefix !== '' && prefix !== '[')
    .flatMap(({ title, prefix }) => {
      const isWhole = title === prefix;
      const mine = results.filter((result) =>
        isWhole ? result.title === title : result.title.startsWith(prefix),
      );
      for (const result of mine) claimed.add(result);
      const isListed = !isWhole && mine.length > 0 && standing === 'current';
      return isListed ? byTitle(mine) : [traced(isWhole ? title : withoutMarks(title), mine)];
    });
  const isKnown = record !== null && standing === 'current';
  const others = isKnown
    ? byTitle(results.filter((result) => !claimed.has(result)))
    : rowTitles(file, source).map((title) => traced(title, results));
  return [...new Map([...written, ...others].map((test) => [test.title, test])).values()];
}
