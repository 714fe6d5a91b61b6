import { placesByFile, runCounts, testsByFile, type FileTests } from './by-file';
import type { Catalogue } from './catalogue';
import type { Trace, TracedRequirement } from './trace';

/** On which version of the code the results were made, and when the runs ended (ISO 8601). */
export interface Evidence {
  readonly version: string;
  readonly runs: readonly { readonly name: string; readonly tests: number; readonly last: string }[];
}

const cell = (text: string): string =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');

/** `proved`, with the wide tests that have not run; else what is missing. */
export function stateWords({ missing, wideNotRun }: TracedRequirement): string {
  const wide = wideNotRun === 0 ? '' : `; ${wideNotRun} wide not run`;
  return `${missing ?? 'proved'}${wide}`;
}

function summaryRow(traced: TracedRequirement): string {
  const { id, text } = traced.requirement;
  const link = `[${id}](#${id.toLowerCase()})`;
  const limit = traced.limit === undefined ? '' : `<br>**Limit at this step:** ${cell(traced.limit)}.`;
  const counts = `${traced.places.length} | ${traced.tests.length}`;
  return `| ${link} | ${cell(text)}${limit} | ${counts} | ${stateWords(traced)} |`;
}

function testsWord({ file, tests, states }: FileTests): string {
  const rest = Object.entries(states).filter(([state]) => state !== 'passed');
  const others = rest.map(([state, count]) => `, ${count} ${state}`).join('');
  return `- \`${file}\` ${tests}${others}`;
}

function section({ requirement, places, tests }: TracedRequirement): string {
  const ran = runCounts(tests);
  return [
    `### ${requirement.id}`,
    '',
    places.length === 0 ? 'No place in the code names it.' : 'Places:',
    ...placesByFile(places).map(({ file, names }) => `- \`${file}\` ${names.join(', ')}`),
    '',
    tests.length === 0 ? 'No test names it.' : `Tests${ran === '' ? '' : ` (${ran})`}:`,
    ...testsByFile(tests).map(testsWord),
    '',
  ].join('\n');
}

function table(title: string, rows: readonly TracedRequirement[]): string[] {
  if (rows.length === 0) return [];
  const proved = rows.filter(({ missing }) => missing === null).length;
  return [
    `## ${title}`,
    '',
    `${proved} of ${rows.length} are proved.`,
    '',
    '| id | what must hold | places | tests | state |',
    '| --- | --- | ---: | ---: | --- |',
    ...rows.map(summaryRow),
    '',
  ];
}

const runRow = ({ name, tests, last }: Evidence['runs'][number]): string =>
  `| \`${name}\` | ${tests} | ${last} |`;

function evidenceTable({ version, runs }: Evidence): string[] {
  const head = ['| Command | Tests that ran | Last result |', '| --- | ---: | --- |'];
  return [
    `Version of the code: \`${version}\`.`,
    '',
    ...(runs.length === 0 ? ['No test has run on it.'] : [...head, ...runs.map(runRow)]),
    '',
  ];
}

/** The trace as a page: what must hold at this step, what comes later, and each id with its places and test files. */
export function pageOf(trace: Trace, catalogue: Catalogue, evidence: Evidence): string {
  const now = trace.requirements.filter(({ inStep }) => inStep);
  const later = trace.requirements.filter(({ inStep }) => !inStep);
  const named = trace.requirements.filter(
    ({ inStep, places, tests }) => inStep || places.length + tests.length > 0,
  );
  const distinct = new Set(
    trace.requirements.flatMap(({ tests }) => tests.map(({ file, title }) => `${file}\n${title}`)),
  );
  return [
    '# Trace',
    '',
    'Requirement, the places that serve it, the tests that prove it, and their last results. Written by `npm run trace`,',
    'also as a table: [trace.csv](trace.csv). The titles of the tests are in `reports/trace-tests.csv`, which is not',
    'committed.',
    '',
    'An id is proved when all tests that name it passed on this version of the code, with their files unchanged. Tests of',
    'wide commands that have not run on it are counted apart. A test that names two ids is counted for both;',
    `${distinct.size} distinct tests name an id.`,
    '',
    ...evidenceTable(evidence),
    ...table(catalogue.step, now),
    ...table('Later steps', later),
    '## Each requirement',
    '',
    ...named.map(section),
  ].join('\n');
}
