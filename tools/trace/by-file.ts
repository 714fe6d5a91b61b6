import type { Place } from './places';
import type { TestState, TracedTest } from './tests-with-results';

/** The tests of one id in one file, counted. */
export interface FileTests {
  readonly file: string;
  readonly tests: number;
  readonly states: Readonly<Partial<Record<TestState, number>>>;
  readonly runs: readonly string[];
}

/** The places of one id in one file. */
export interface FilePlaces {
  readonly file: string;
  readonly names: readonly string[];
}

const grouped = <A extends { readonly file: string }>(
  all: readonly A[],
): readonly (readonly [string, readonly A[]])[] => {
  const files = new Map<string, A[]>();
  for (const one of all) files.set(one.file, [...(files.get(one.file) ?? []), one]);
  return [...files];
};

const countsOf = (tests: readonly TracedTest[]): FileTests['states'] => {
  const counts: Partial<Record<TestState, number>> = {};
  for (const { state } of tests) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
};

/** Counts tests by file; titles are left to the report. */
export const testsByFile = (tests: readonly TracedTest[]): readonly FileTests[] =>
  grouped(tests).map(([file, mine]) => ({
    file,
    tests: mine.length,
    states: countsOf(mine),
    runs: [...new Set(mine.flatMap(({ runs }) => runs))].toSorted(),
  }));

/** Joins the names of places by file. */
export const placesByFile = (places: readonly Place[]): readonly FilePlaces[] =>
  grouped(places).map(([file, mine]) => ({ file, names: [...new Set(mine.map(({ name }) => name))] }));

/** How many of the tests each command ran: `npm test 12, npm run walks:wide 3`. */
export const runCounts = (tests: readonly TracedTest[]): string => {
  const counts = new Map<string, number>();
  for (const run of tests.flatMap(({ runs }) => runs)) counts.set(run, (counts.get(run) ?? 0) + 1);
  return [...counts]
    .toSorted()
    .map(([run, count]) => `${run} ${count}`)
    .join(', ');
};
