import { join } from 'node:path';
import { buildIfChanged } from './build-if-changed.mjs';
import { runCommand } from './process/run-command.mjs';
import { root, setUpForTests } from './setup.mjs';

/** `npm run accessibility`: the wide run, every screen and state on the phone and at a desk; `npm test` has the phone's. */
await setUpForTests();
const built = await buildIfChanged(root);
process.env.HUPO_ACCESSIBILITY = 'wide';
const playwright = join(root, 'node_modules/.bin/playwright');
process.exitCode =
  built || (await runCommand(playwright, ['test', 'tests/browser/accessibility'], { cwd: root }));
