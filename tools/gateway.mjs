import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, setUp } from './setup.mjs';
import { runCommand } from './process/run-command.mjs';

/**
 * `npm run gateway -- <command>`: an operator's command for the running gateway, from dist when it is
 * built, else from its sources.
 */
await setUp();
const built = join(root, 'dist/gateway/operator.js');
const entry = existsSync(built) ? [built] : ['--import', 'tsx', join(root, 'gateway/src/operator/main.ts')];
process.exitCode = await runCommand(process.execPath, [...entry, ...process.argv.slice(2)], { cwd: root });
