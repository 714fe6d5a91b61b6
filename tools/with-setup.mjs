import { root, setUp } from './setup.mjs';
import { runCommand } from './process/run-command.mjs';
import { useRunFolder } from './process/run-folder.mjs';

/** `node tools/with-setup.mjs <entry.ts> [options]` runs a TypeScript entry once the tree is set up. */
const [entry, ...args] = process.argv.slice(2);
if (entry === undefined) {
  console.error('usage: node tools/with-setup.mjs <entry.ts> [options]');
  process.exit(1);
}
await setUp();
useRunFolder();
process.exitCode = await runCommand(process.execPath, ['--import', 'tsx', entry, ...args], { cwd: root });
