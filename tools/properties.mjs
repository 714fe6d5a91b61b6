import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './process/run-command.mjs';
import { seedFrom } from './properties/seed-from.mjs';
import { root, setUpForTests } from './setup.mjs';
import { filesOf } from './tree/files-of.mjs';

/**
 * `npm run properties [-- --seed N]`: all test files with properties, with a random seed that is printed first, or with
 * the seed of an earlier run. `npm test` runs the same properties with one fixed seed.
 */
const seed = seedFrom(process.argv.slice(2));
if (typeof seed === 'string') {
  console.error(seed);
  process.exit(2);
}
console.log(`seed ${seed}; again by: npm run properties -- --seed ${seed}`);
await setUpForTests();
process.chdir(root);
const files = ['domain', 'application', 'adapters', 'ui', 'gateway', 'tools']
  .flatMap((project) => filesOf(`tests/${project}`))
  .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('fast-check'));
const env = { ...process.env, FC_SEED: String(seed) };
process.exitCode = await runCommand(join(root, 'node_modules/.bin/vitest'), ['run', ...files], {
  cwd: root,
  env,
});
console.log(`seed ${seed}: ${process.exitCode === 0 ? 'every property holds' : 'a property fails'}`);
