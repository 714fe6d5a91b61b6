import { join } from 'node:path';
import { buildIfChanged } from './build-if-changed.mjs';
import { runCommand } from './process/run-command.mjs';
import { useRunFolder } from './process/run-folder.mjs';
import { root, setUpForTests } from './setup.mjs';

/**
 * `npm run tests:wide`: the tests in files named `*.wide.test.*`, which `npm test` leaves out (every list and detail in each
 * state, every chart, every asker of the hidden values, the development server). What follows `--` goes to vitest.
 * Ends with the line `N passed, N failed` (OPS-01).
 */
await setUpForTests();
useRunFolder();
const { vitestTally } = await import('./test/tally.mjs');
if ((await buildIfChanged(root)) !== 0) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const report = join(root, '.cache/results/vitest-wide.json');
const reporters = ['default', 'json', './tools/trace/vitest-reporter.ts'].map((one) => `--reporter=${one}`);
const args = ['run', ...reporters, `--outputFile.json=${report}`, ...process.argv.slice(2)];
const env = { ...process.env, HUPO_TESTS: 'wide' };
const code = await runCommand(join(root, 'node_modules/.bin/vitest'), args, { cwd: root, env });
const { passed, failed } = vitestTally(report, code);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
