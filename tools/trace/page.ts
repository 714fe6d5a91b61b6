import type { Catalogue } from './catalogue';
import type { Trace, TracedRequirement } from './trace';

const cell = (text: string): string =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');

const sign = (traced: TracedRequirement): string => (traced.missing === null ? 'proved' : traced.missing);

function summaryRow(traced: TracedRequirement): string {
  const { id, text } = traced.requirement;
  const link = `[${id}](#${id.toLowerCase()})`;
  return `| ${link} | ${cell(text)} | ${traced.places.length} | ${traced.tests.length} | ${sign(traced)} |`;
}

function section(traced: TracedRequirement, limit: string | undefined): string {
  const { id, text } = traced.requirement;
  const places = traced.places.map(({ file, name }) => `- [${file}](../../${file}) ${name}`);
  const tests = traced.tests.map(
    ({ file, title, state }) => `- ${state}: [${file}](../../${file}) ${cell(title)}`,
  );
  return [
    `### ${id}`,
    '',
    cell(text),
    ...(limit === undefined ? [] : ['', `At this step: ${limit}.`]),
    '',
    `Served by${places.length === 0 ? ' nothing that says so.' : ':'}`,
    ...places,
    '',
    `Tested by${tests.length === 0 ? ' nothing.' : ':'}`,
    ...tests,
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

/** The trace as a page: what must stand now, what comes later, and each id with its places and tests. */
export function pageOf(trace: Trace, catalogue: Catalogue): string {
  const now = trace.requirements.filter(({ inStep }) => inStep);
  const later = trace.requirements.filter(({ inStep }) => !inStep);
  const told = trace.requirements.filter(
    ({ inStep, places, tests }) => inStep || places.length + tests.length > 0,
  );
  return [
    '# Trace',
    '',
    'Requirement, where the product serves it, what tests it, and the last result. Written by `npm run trace`;',
    'the same as a table: [trace.csv](trace.csv).',
    '',
    ...table(catalogue.step, now),
    ...table('Later steps', later),
    '## Each requirement',
    '',
    ...told.map((traced) => section(traced, catalogue.limits[traced.requirement.id])),
  ].join('\n');
}
