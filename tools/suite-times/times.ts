import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';

/** How long one file of tests took, in seconds, and how many tests it holds. */
export interface FileTime {
  readonly suite: string;
  readonly file: string;
  readonly tests: number;
  readonly seconds: number;
}

const vitestReport = t.type({
  testResults: t.array(
    t.type({ name: t.string, startTime: t.number, endTime: t.number, assertionResults: t.UnknownArray }),
  ),
});

const browserTest = t.type({
  projectName: t.string,
  results: t.readonlyArray(t.type({ duration: t.number })),
});

interface BrowserSuite {
  readonly file: string;
  readonly specs: readonly { readonly tests: readonly t.TypeOf<typeof browserTest>[] }[];
  readonly suites?: readonly BrowserSuite[] | undefined;
}

const browserSuite: t.Type<BrowserSuite, unknown> = t.recursion('BrowserSuite', () =>
  t.intersection([
    t.type({ file: t.string, specs: t.readonlyArray(t.type({ tests: t.readonlyArray(browserTest) })) }),
    t.partial({ suites: t.union([t.undefined, t.readonlyArray(browserSuite)]) }),
  ]),
);

const browserReport = t.type({ suites: t.readonlyArray(browserSuite) });

const decoded = <A>(codec: t.Type<A, unknown>, text: string, whose: string): A => {
  const result = codec.decode(JSON.parse(text));
  if (isRight(result)) return result.right;
  throw new Error(`the report of ${whose} has another form than this command knows`);
};

/** Reads the JSON report of vitest; the suite of a file is the folder under tests/ that it lies in. */
export const vitestTimes = (text: string): readonly FileTime[] =>
  decoded(vitestReport, text, 'vitest').testResults.map((result) => {
    const file = result.name.slice(result.name.lastIndexOf('/tests/') + 1);
    const seconds = (result.endTime - result.startTime) / 1_000;
    return { suite: file.split('/')[1] ?? '', file, tests: result.assertionResults.length, seconds };
  });

const testsOf = (suite: BrowserSuite): readonly t.TypeOf<typeof browserTest>[] => [
  ...suite.specs.flatMap(({ tests }) => tests),
  ...(suite.suites ?? []).flatMap(testsOf),
];

/** Reads the JSON report of Playwright: a file that runs on the phone and on a desktop is told for each. */
export const browserTimes = (text: string): readonly FileTime[] =>
  decoded(browserReport, text, 'Playwright').suites.flatMap((suite) => {
    const tests = testsOf(suite);
    return [...new Set(tests.map(({ projectName }) => projectName))].map((project) => {
      const own = tests.filter(({ projectName }) => projectName === project);
      const tries = own.flatMap(({ results }) => results);
      return {
        suite: `browser, ${project}`,
        file: `tests/browser/${suite.file}`,
        tests: own.length,
        seconds: tries.reduce((sum, { duration }) => sum + duration / 1_000, 0),
      };
    });
  });

/** Files that take less are told in sum only. */
const worthNamingSeconds = 3;

const longestFirst = <A extends { readonly seconds: number }>(rows: readonly A[]): readonly A[] =>
  rows.toSorted((one, other) => other.seconds - one.seconds);

/** Both tables in Markdown: by suite, and by file for those that take three seconds or more. */
export const timesTables = (times: readonly FileTime[]): string => {
  const suites = [...new Set(times.map(({ suite }) => suite))].map((suite) => {
    const own = times.filter((time) => time.suite === suite);
    const sum = (key: 'tests' | 'seconds'): number => own.reduce((all, time) => all + time[key], 0);
    return { suite, files: own.length, tests: sum('tests'), seconds: sum('seconds') };
  });
  const named = times.filter(({ seconds }) => seconds >= worthNamingSeconds);
  return [
    '| Suite | Files | Tests | Seconds |',
    '| --- | --: | --: | --: |',
    ...longestFirst(suites).map(
      ({ suite, files, tests, seconds }) => `| ${suite} | ${files} | ${tests} | ${seconds.toFixed(1)} |`,
    ),
    '',
    '| File | Suite | Tests | Seconds |',
    '| --- | --- | --: | --: |',
    ...longestFirst(named).map(
      ({ file, suite, tests, seconds }) => `| ${file} | ${suite} | ${tests} | ${seconds.toFixed(1)} |`,
    ),
    '',
  ].join('\n');
};
