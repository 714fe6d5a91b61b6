import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from './build-if-changed.mjs';
import { runCommand } from './process/run-command.mjs';
import { useRunFolder } from './process/run-folder.mjs';
import { root, setUpForTests } from './setup.mjs';
import { selectionFrom } from './test/selection.mjs';

/**
 * `npm test`: every suite, the browser's included; `npm test -- --only <project>[,<project>]` runs some.
 * Ends with the line `N passed, N failed` over all of them (OPS-01).
 */
const selection = selectionFrom(process.argv.slice(2));
if (typeof selection === 'string') {
  console.error(selection);
  process.exit(2);
}
await setUpForTests();
useRunFolder();
const { playwrightTally, vitestTally, walksFault } = await import('./test/tally.mjs');

const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name);
const results = join(root, '.cache/results');

/** @param {import('./test/selection.mjs').Selection} selected */
async function runVitest({ vitest, rest }) {
  const report = join(results, 'vitest.json');
  rmSync(report, { force: true });
  const chosen = vitest.flatMap((project) => ['--project', project]);
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const own = ['--reporter=./tools/trace/vitest-reporter.ts'];
  return vitestTally(report, await runCommand(bin('vitest'), [...args, ...own, ...rest], { cwd: root }));
}

/** @param {import('./test/selection.mjs').Selection} selected */
async function runBrowser({ rest }) {
  const report = join(results, 'browser.json');
  rmSync(report, { force: true });
  // Each worker holds a gateway, which makes and drops much: with more room for what is new it is looked through less often.
  const env = { ...process.env, NODE_OPTIONS: '--max-semi-space-size=64' };
  return playwrightTally(report, await runCommand(bin('playwright'), ['test', ...rest], { cwd: root, env }));
}

/** Pages in a browser, and what starts the product or its gateway, are tested on what is built. */
const needsBuild = selection.browser || ['tools', 'gateway'].some((name) => selection.vitest.includes(name));
if (needsBuild && (await buildIfChanged(root)) !== 0) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}

const none = { passed: 0, failed: 0, secondTries: 0 };
const floors = selection.vitest.length === 0 ? none : await runVitest(selection);
const pages = selection.browser ? await runBrowser(selection) : none;
const fault = walksFault(pages);
if (fault !== null) console.log(fault);
const passed = floors.passed + pages.passed;
const failed = floors.failed + pages.failed + (fault === null ? 0 : 1);
if (pages.secondTries > 0) console.log(`second tries: ${pages.secondTries}, named above as flaky`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
