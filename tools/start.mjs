import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, setUp } from './setup.mjs';
import { endWithParent } from './process/end-with-parent.mjs';
import { runCommand } from './process/run-command.mjs';
import { isBuilt } from './build/fingerprint.mjs';
import { buildIfChanged } from './build-if-changed.mjs';
import { help } from './start/help.mjs';

/**
 * `npm start` (OPS-01): sets up, builds what has changed, and becomes the gateway. `--no-build` takes
 * dist as it stands; `--dev` runs the gateway from its sources with the client's dev server in it.
 * All other options are the gateway's own: it reads them, and the environment, itself.
 */
const options = process.argv.slice(2);

/** A switch of the environment that says neither yes nor no is refused before anything is built. */
function isOn(/** @type {string} */ name) {
  const said = process.env[name] ?? '';
  if (!['', '0', 'false', '1', 'true'].includes(said)) {
    console.error(`环境变量 ${name} 应为 1 或 0，现为“${said}”`);
    process.exit(2);
  }
  return ['1', 'true'].includes(said);
}

const isDev = options.includes('--dev') || isOn('HUPO_DEV');
const takesDistAsItStands = options.includes('--no-build') || isOn('HUPO_NO_BUILD');
const builtGateway = join(root, 'dist/gateway/main.js');

async function build() {
  if (takesDistAsItStands && existsSync(builtGateway)) return;
  if (isBuilt(root)) return;
  // Options that the gateway will not take, and ports that it cannot have, are told before it is built, by its own reading.
  const reading = ['--import', 'tsx', join(root, 'tools/start/refused-start.ts'), ...process.argv.slice(2)];
  const refused = await runCommand(process.execPath, reading);
  if (refused !== 0) process.exit(refused);
  const code = await buildIfChanged(root);
  if (code !== 0) process.exit(code);
}

if (options.includes('--help')) {
  console.log(help);
  process.exit(0);
}
if (process.env['npm_lifecycle_event'] !== undefined) endWithParent();
await setUp();
process.argv = [...process.argv.slice(0, 2), ...options.filter((option) => option !== '--no-build')];
if (isDev) {
  const code = await runCommand(process.execPath, [join(root, 'tools/captcha-page.mjs')]);
  if (code !== 0) process.exit(code);
  const tsx = await import('tsx/esm/api');
  tsx.register();
  await import(join(root, 'gateway/src/main.ts'));
} else {
  process.env['NODE_ENV'] ??= 'production';
  await build();
  await import(builtGateway);
}
