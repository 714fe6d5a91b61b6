import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from './build-if-changed.mjs';
import { runCommand } from './process/run-command.mjs';
import { useRunFolder } from './process/run-folder.mjs';
import { root, setUpForTests } from './setup.mjs';

/**
 * What a browser does its own way: fingers, the captcha's frame and pictures, a network that is gone, the start, the key of
 * a ticket's code, the service worker with its releases.
 */
const doneItsOwnWay = [
  'tests/browser/environments/swipe-back.mobile.spec.ts',
  'tests/browser/home/carousel-touch.wide.mobile.spec.ts',
  'tests/browser/home/hydration.mobile.spec.ts',
  'tests/browser/login/at-hand.wide.mobile.spec.ts',
  'tests/browser/login/double-tap.wide.mobile.spec.ts',
  'tests/browser/login/password-login.mobile.spec.ts',
  'tests/browser/captcha/solving.mobile.spec.ts',
  'tests/browser/messages/list.mobile.spec.ts',
  'tests/browser/faults/gateway-down.mobile.spec.ts',
  'tests/browser/everywhere/chunk-recovery.mobile.spec.ts',
  'tests/browser/gate/scanner.mobile.spec.ts',
  'tests/browser/offline/without-network.mobile.spec.ts',
];

/**
 * `npm run other-browser`: what browsers do each in their own way, with everything that moves, in the Chromium that `npm test` does not use
 * (OPS-01). Ends with the line `N passed, N failed`; both are 0 on a machine that has but one kind.
 */
const moved = doneItsOwnWay.filter((file) => !existsSync(join(root, file)));
if (moved.length > 0) {
  console.error(`No such walk: ${moved.join(', ')}`);
  process.exit(2);
}
await setUpForTests();
useRunFolder();
const { findOtherChromium } = await import('./setup/chromium.mjs');
const { playwrightTally } = await import('./test/tally.mjs');

const other = findOtherChromium(process.env['CHROMIUM_PATH'] ?? '');
if (other === null) {
  console.log('此机器上只有一种 Chromium，未运行任何测试。');
  console.log('0 passed, 0 failed');
  process.exit(0);
}
console.log(`另一种浏览器：${other}`);
if ((await buildIfChanged(root)) !== 0) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const report = join(root, '.cache/results/other-browser.json');
rmSync(report, { force: true });
// Its own reports: the trace shows what the whole run came to.
const args = ['test', ...doneItsOwnWay, '--reporter=list,json', '--output=.cache/other-browser'];
const env = {
  ...process.env,
  HUPO_LIVELY: '1',
  HUPO_WALKS: 'all',
  CHROMIUM_PATH: other,
  PLAYWRIGHT_JSON_OUTPUT_NAME: report,
};
const code = await runCommand(join(root, 'node_modules/.bin/playwright'), args, { cwd: root, env });
const { passed, failed, secondTries } = playwrightTally(report, code);
if (secondTries > 0) console.log(`second tries: ${secondTries}, named above as flaky`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
