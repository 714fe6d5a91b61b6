import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isBuilt } from './build/fingerprint.mjs';
import { tasks } from './check/tasks.mjs';
import { capture } from './process/capture.mjs';
import { inParallel } from './process/in-parallel.mjs';
import { root, setUp } from './setup.mjs';

/** `npm run check [-- --only <part of a name>]`: everything that can be said without running the product. */
await setUp();
const place = process.argv.indexOf('--only');
const wanted = place === -1 ? '' : (process.argv[place + 1] ?? '');
const chosen = tasks.filter((task) => task.name.includes(wanted));

/** @type {Promise<{ code: number, output: string }> | undefined} */
let building;
const buildOnce = () => {
  const build = () => capture(process.execPath, [join(root, 'tools/build.mjs')], { cwd: root });
  building ??= isBuilt(root) ? Promise.resolve({ code: 0, output: '' }) : build();
  return building;
};

/** @param {import('./check/tasks.mjs').Task} task */
async function run(task) {
  const built = task.needsBuild === true ? await buildOnce() : { code: 0, output: '' };
  const result = built.code === 0 ? await capture(task.command, task.args, { cwd: root }) : built;
  const passed = result.code === 0;
  const seconds = 'milliseconds' in result ? ` ${(Number(result.milliseconds) / 1000).toFixed(1)} s` : '';
  console.log(`${passed ? '✓' : '✗'} ${task.name}${seconds}`);
  if (!passed) console.log(result.output.trimEnd().replaceAll(/^/gm, '    '));
  return passed;
}

const results = await inParallel(chosen, availableParallelism(), run);
const passed = results.filter(Boolean).length;
if (chosen.length === 0) console.log(`no check is named like '${wanted}'`);
console.log(`check: ${passed} passed, ${results.length - passed} failed`);
process.exitCode = passed > 0 && passed === chosen.length ? 0 : 1;
