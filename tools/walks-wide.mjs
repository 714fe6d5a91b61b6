import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from './build-if-changed.mjs';
import { capture } from './process/capture.mjs';
import { inParallel } from './process/in-parallel.mjs';
import { useRunFolder } from './process/run-folder.mjs';
import { root, setUpForTests } from './setup.mjs';
import {
  filesOfPart,
  sharedDigestOf,
  walkDigestOf,
  wideFilesOf,
  wideOptionsFrom,
} from './test/wide-walks.mjs';

/**
 * `npm run walks:wide`: the walks that `npm test` leaves out (every screen and state, widths, every failure on every
 * page), file by file. A file that passed is skipped until it or the product changes.
 * At the end of the time the files that still run are ended and named, too.
 * `npm run walks:cluster` (`--cluster`): the same of the walks against a cluster, one file at a time.
 * `npm run walks:faults` (`--show`): the fault matrix, with its figures (REL-03).
 * Ends with the line `N passed, N failed` (OPS-01); what did not fit the time is named and is no failure.
 */
const asked = wideOptionsFrom(process.argv.slice(2));
if (typeof asked === 'string') {
  console.error(asked);
  process.exit(2);
}
const options = asked;
await setUpForTests();
useRunFolder();
const { playwrightTally } = await import('./test/tally.mjs');
if ((await buildIfChanged(root)) !== 0) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}

/** Two files at a time, as the two cores of the machine that the times are given for; a cluster fills both. */
const filesAtOnce = options.cluster ? 1 : 2;
const startedAt = performance.now();
const secondsGone = () => (performance.now() - startedAt) / 1000;
const folder = join(root, '.cache/results/wide');
mkdirSync(folder, { recursive: true });
const shared = sharedDigestOf(root);

const pathFor = (/** @type {string} */ file, /** @type {string} */ ending) =>
  join(folder, file.replaceAll('/', '--') + ending);

/** @param {string} file */
function passedBefore(file) {
  try {
    return readFileSync(pathFor(file, '.passed'), 'utf8') === walkDigestOf(root, shared, file);
  } catch {
    return false;
  }
}

const tally = { passed: 0, failed: 0, secondTries: 0 };
/** @type {string[]} */
const notRun = [];

/** @param {string} file */
async function runFile(file) {
  if (secondsGone() >= options.withinSeconds) {
    notRun.push(file);
    return;
  }
  const report = pathFor(file, '.json');
  rmSync(report, { force: true });
  rmSync(pathFor(file, '.passed'), { force: true });
  const env = { ...process.env, HUPO_WALKS: 'wide', PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const reporters = '--reporter=list,json,./tools/trace/playwright-reporter.ts';
  const args = ['test', file, '--workers=1', reporters, `--output=${pathFor(file, '.output')}`];
  const digest = walkDigestOf(root, shared, file);
  const { code, output, milliseconds, late } = await capture(
    join(root, 'node_modules/.bin/playwright'),
    args,
    { cwd: root, env, limit: (options.withinSeconds - secondsGone()) * 1000 },
  );
  if (late) {
    notRun.push(file);
    return;
  }
  const { passed, failed, secondTries } = playwrightTally(report, code);
  tally.passed += passed;
  tally.failed += failed;
  tally.secondTries += secondTries;
  if (failed === 0) writeFileSync(pathFor(file, '.passed'), digest);
  const seconds = (milliseconds / 1000).toFixed(1);
  console.log(`${failed === 0 ? '✓' : '✗'} ${file}: ${passed} passed, ${failed} failed, ${seconds} s`);
  if (options.show || failed > 0 || secondTries > 0) console.log(output.trimEnd().replaceAll(/^/gm, '    '));
}

const mine = filesOfPart(wideFilesOf(root, options.cluster), options);
const pending = options.again ? mine : mine.filter((file) => !passedBefore(file));
console.log(`${mine.length} wide files, ${mine.length - pending.length} passed before and are skipped`);
await inParallel(pending, filesAtOnce, runFile);
for (const file of notRun) console.log(`not ended within ${options.withinSeconds} s: ${file}`);
if (tally.secondTries > 0) console.log(`second tries: ${tally.secondTries}, shown above as flaky`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 ? 0 : 1;
