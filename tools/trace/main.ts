import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { filesOf } from '../tree/files-of.mjs';
import { readCatalogue } from './catalogue';
import { csvOf } from './csv';
import { pageOf } from './page';
import { placesIn } from './places';
import { readRecord } from './test-record';
import { testsWithResults } from './tests-with-results';
import { traceOf } from './trace';

/** `npm run trace`: writes docs/trace, and fails for the ids of this step that no passing test proves. */
const root = process.cwd();
const sources = ['src', 'gateway/src'].flatMap(filesOf).filter((file) => /\.tsx?$/.test(file));
const testFiles = filesOf('tests').filter((file) => /\.(test|spec)\.tsx?$/.test(file));

const catalogue = readCatalogue('docs/requirements');
const places = sources.flatMap((file) => placesIn(file, readFileSync(file, 'utf8')));
const tests = testFiles.flatMap((file) =>
  testsWithResults(file, readFileSync(file, 'utf8'), readRecord(root, file)),
);
const trace = traceOf(catalogue, places, tests);

mkdirSync('docs/trace', { recursive: true });
writeFileSync('docs/trace/index.md', pageOf(trace, catalogue));
writeFileSync('docs/trace/trace.csv', csvOf(trace));

const ofStep = trace.requirements.filter(({ inStep }) => inStep);
const unproved = ofStep.filter(({ missing }) => missing !== null);
for (const problem of trace.problems) console.log(`✗ ${problem}`);
for (const { requirement, missing } of unproved)
  console.log(`✗ ${requirement.id} ${missing ?? ''}: ${requirement.text}`);
console.log(
  `trace: ${ofStep.length - unproved.length} passed, ${unproved.length + trace.problems.length} failed`,
);
process.exitCode = unproved.length + trace.problems.length === 0 ? 0 : 1;
