import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { filesOf } from '../tree/files-of.mjs';
import { readCatalogue } from './catalogue';
import { codeVersion } from './code-version';
import { csvOf, titlesOf } from './csv';
import { evidenceOf } from './evidence';
import { pageOf } from './page';
import { placesIn } from './places';
import { readRecord } from './test-record';
import { testsWithResults } from './tests-with-results';
import { traceOf } from './trace';

/** `npm run trace`: writes docs/trace, and fails for the ids of this step that are not proved. */
const root = process.cwd();
const sources = ['src', 'gateway/src'].flatMap(filesOf).filter((file) => /\.tsx?$/.test(file));
const testFiles = filesOf('tests').filter((file) => /\.(test|spec)\.tsx?$/.test(file));

const catalogue = readCatalogue('docs/requirements');
const version = codeVersion(root);
const places = sources.flatMap((file) => placesIn(file, readFileSync(file, 'utf8')));
const records = testFiles.map((file) => [file, readRecord(root, file)] as const);
const tests = records.flatMap(([file, record]) =>
  testsWithResults(file, readFileSync(file, 'utf8'), record, version),
);
const trace = traceOf(catalogue, places, tests);
const known = records.flatMap(([, record]) => (record === null ? [] : [record]));

mkdirSync('docs/trace', { recursive: true });
mkdirSync('reports', { recursive: true });
writeFileSync('docs/trace/index.md', pageOf(trace, catalogue, evidenceOf(known, version)));
writeFileSync('docs/trace/trace.csv', csvOf(trace));
writeFileSync('reports/trace-tests.csv', titlesOf(trace));

const ofStep = trace.requirements.filter(({ inStep }) => inStep);
const unproved = ofStep.filter(({ missing }) => missing !== null);
for (const problem of trace.problems) console.log(`✗ ${problem}`);
for (const { requirement, missing } of unproved)
  console.log(`✗ ${requirement.id} ${missing ?? ''}: ${requirement.text}`);
const wide = new Set(
  ofStep.filter(({ wideNotRun }) => wideNotRun > 0).map(({ requirement }) => requirement.id),
);
if (wide.size > 0) console.log(`wide tests that have not run on this version: ${[...wide].join(', ')}`);
console.log(
  `trace: ${ofStep.length - unproved.length} passed, ${unproved.length + trace.problems.length} failed`,
);
process.exitCode = unproved.length + trace.problems.length === 0 ? 0 : 1;
