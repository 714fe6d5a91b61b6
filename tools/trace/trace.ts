import type { Catalogue, Requirement } from './catalogue';
import type { Place } from './places';
import { isWide, type TestState, type TracedTest } from './tests-with-results';
import { titleIds } from './title-ids';

/** One requirement with its places and tests, and what is missing (null: it is proved). */
export interface TracedRequirement {
  readonly requirement: Requirement;
  readonly inStep: boolean;
  /** What the id covers at this step, when that is less than its text. */
  readonly limit: string | undefined;
  readonly places: readonly Place[];
  readonly tests: readonly TracedTest[];
  readonly missing: string | null;
  /** How many tests belong to wide commands that have not run on this version; they do not count as missing. */
  readonly wideNotRun: number;
}

export interface Trace {
  readonly requirements: readonly TracedRequirement[];
  /** Titles that the trace cannot take. */
  readonly problems: readonly string[];
}

const isBrowserTest = (test: TracedTest): boolean => test.file.startsWith('tests/browser/');

/** The result of a wide test counts only when it is of this version; else the test counts as not run. */
const hasNotRun = ({ state }: TracedTest): boolean => state !== 'passed' && state !== 'failed';
const waitsForWideRun = (test: TracedTest): boolean => isWide(test.file) && hasNotRun(test);

const sentences: readonly (readonly [TestState, one: string, many: string])[] = [
  ['failed', 'fails', 'fail'],
  ['changed', 'has changed since it ran', 'have changed since they ran'],
  ['other version', 'ran on another version', 'ran on another version'],
  ['not run', 'has not run', 'have not run'],
];

/** Why an id is not proved: all its tests must have passed, in a browser too where that is needed. */
function missingOf(tests: readonly TracedTest[], needsBrowser: boolean): string | null {
  const kind = needsBrowser ? 'browser test' : 'test';
  const counted = needsBrowser ? tests.filter(isBrowserTest) : tests;
  if (counted.length === 0) return `no ${kind} names it`;
  const due = tests.filter((test) => !waitsForWideRun(test));
  for (const [state, one, many] of sentences) {
    const count = due.filter((test) => test.state === state).length;
    if (count > 0) return `${count} of its ${tests.length} tests ${count === 1 ? one : many}`;
  }
  return counted.some((test) => test.state === 'passed') ? null : `each ${kind} is wide and has not run`;
}

/** Ties requirements, places and tests together (AUD-02). */
export function traceOf(catalogue: Catalogue, places: readonly Place[], tests: readonly TracedTest[]): Trace {
  const known = new Set(catalogue.requirements.map(({ id }) => id));
  const read = tests.map((test) => ({ test, ...titleIds(test.title, known) }));
  const problems = read.flatMap(({ test, problem }) =>
    problem === null ? [] : [`${test.file}: '${test.title}' ${problem}`],
  );
  const requirements = catalogue.requirements.map((requirement) => {
    const { id } = requirement;
    const mine = read.filter(({ ids }) => ids.includes(id)).map(({ test }) => test);
    return {
      requirement,
      inStep: catalogue.stepIds.has(id),
      limit: catalogue.limits[id],
      places: places.filter((place) => place.ids.includes(id)),
      tests: mine,
      missing: missingOf(mine, catalogue.seenIds.has(id)),
      wideNotRun: mine.filter(waitsForWideRun).length,
    };
  });
  return { requirements, problems };
}
