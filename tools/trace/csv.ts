import { placesByFile, testsByFile } from './by-file';
import { stateWords } from './page';
import type { Trace, TracedRequirement } from './trace';

/** A field as RFC 4180 has it; one that a spreadsheet would take for a formula is made text. */
function field(value: string): string {
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const written = (rows: readonly (readonly string[])[]): string =>
  `${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;

const statesWord = (states: Readonly<Partial<Record<string, number>>>): string =>
  Object.entries(states)
    .toSorted()
    .map(([state, count]) => `${String(count)} ${state}`)
    .join(', ');

function rowsOf(traced: TracedRequirement): string[][] {
  const { id, text } = traced.requirement;
  const step = traced.inStep ? 'yes' : 'no';
  return [
    [id, 'requirement', step, '', text, traced.limit ?? '', stateWords(traced), ''],
    ...placesByFile(traced.places).map(({ file, names }) => [
      id,
      'place',
      '',
      file,
      names.join(', '),
      '',
      '',
      '',
    ]),
    ...testsByFile(traced.tests).map(({ file, tests, states, runs }) => [
      ...[id, 'tests', '', file, String(tests), ''],
      ...[statesWord(states), runs.join(', ')],
    ]),
  ];
}

/** The trace as CSV: for each id its text and limit, the places by file, and its tests counted by file (AUD-02). */
export const csvOf = (trace: Trace): string =>
  written([
    ['id', 'kind', 'in step', 'file', 'text', 'limit', 'state', 'run by'],
    ...trace.requirements.flatMap(rowsOf),
  ]);

/** Every test of every id by its title; too long to be committed. */
export const titlesOf = (trace: Trace): string =>
  written([
    ['id', 'file', 'title', 'state', 'run by'],
    ...trace.requirements.flatMap(({ requirement, tests }) =>
      tests.map(({ file, title, state, runs }) => [requirement.id, file, title, state, runs.join(', ')]),
    ),
  ]);
