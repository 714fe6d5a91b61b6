import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needsInstall } from './setup/install-state.mjs';
import { keepLoopbackPastProxies } from './setup/loopback-past-proxies.mjs';
import { nodeVersionProblem } from './setup/node-version.mjs';
import { runCommand } from './process/run-command.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} message @returns {never} */
function refuse(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Makes the tree ready to run: a Node that will do, and the packages of the lock file (OPS-01).
 * Ends the process with a clear line when it cannot. Imports nothing that must be installed first.
 */
export async function setUp() {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem !== null) refuse(problem);
  process.chdir(root);
  keepLoopbackPastProxies();
  if (!needsInstall(root)) return;
  console.log('安装依赖（npm ci）……');
  const code = await runCommand('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root });
  if (code !== 0) refuse(`npm ci 失败（退出码 ${code}），原因见上。`);
}

/** As `setUp`, and a Chromium for the browser tests; its path is left in CHROMIUM_PATH for what is run next. */
export async function setUpForTests() {
  await setUp();
  const { provideChromium, missingChromium } = await import('./setup/install-chromium.mjs');
  const chromium = await provideChromium();
  if (chromium === null) refuse(missingChromium);
  process.env['CHROMIUM_PATH'] = chromium;
  console.log(`浏览器测试使用 ${chromium}`);
}

const isCommand = process.argv[1] === fileURLToPath(import.meta.url);
if (isCommand) await (process.argv.includes('--tests') ? setUpForTests() : setUp());
