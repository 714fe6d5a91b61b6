import type { Catalogue, Requirement } from './catalogue';
import type { Place } from './places';
import type { TestState, TracedTest } from './tests-with-results';
import { titleIds } from './title-ids';

/** One requirement with where it is served, what tests it, and what is missing (null: it is proved). */
export interface TracedRequirement {
  readonly requirement: Requirement;
  readonly inStep: boolean;
  readonly places: readonly Place[];
  readonly tests: readonly TracedTest[];
  readonly missing: string | null;
}

export interface Trace {
  readonly requirements: readonly TracedRequirement[];
  /** Titles that the trace cannot take. */
  readonly problems: readonly string[];
}

const isBrowserTest = (test: TracedTest): boolean => test.file.startsWith('tests/browser/');

const worstFirst: readonly TestState[] = ['failed', 'changed', 'not run'];
const sentences: Readonly<Record<TestState, string>> = {
  passed: '',
  failed: 'its test fails',
  changed: 'its test has changed since it last ran',
  'not run': 'its test has not run',
};

function missingOf(tests: readonly TracedTest[], needsBrowser: boolean): string | null {
  const kind = needsBrowser ? 'browser test' : 'test';
  const counted = needsBrowser ? tests.filter(isBrowserTest) : tests;
  if (counted.some((test) => test.state === 'passed')) return null;
  const worst = worstFirst.find((state) => counted.some((test) => test.state === state));
  if (worst === undefined) return `no ${kind} names it`;
  return sentences[worst].replace('test', kind);
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
      places: places.filter((place) => place.ids.includes(id)),
      tests: mine,
      missing: missingOf(mine, catalogue.seenIds.has(id)),
    };
  });
  return { requirements, problems };
}
