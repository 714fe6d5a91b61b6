import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRight } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { runCommand } from '../process/run-command.mjs';
import { sentenceOf } from './figures.mjs';

const found = t.type({ machine: t.string, all: t.number, missed: t.array(t.string) });

/** At least so much of what is taken out of the charts has to turn a row red (AUD-03). */
const wanted = 0.95;

/**
 * Takes each transition, guard and action out of each machine, tries the rows of its table against it, and prints
 * what none of them found, machine by machine.
 * @param {string} root of the repository
 * @returns {Promise<number>} the exit code: 0 where enough was found
 */
export async function chartMutants(root) {
  const folder = join(root, '.cache/mutation/charts');
  rmSync(folder, { recursive: true, force: true });
  const code = await runCommand(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      'tools/mutation/vitest.config.ts',
      '--root',
      '.',
      '--reporter',
      'dot',
      '-t',
      'what is taken out of the chart',
      'tests/application',
    ],
    { cwd: root, env: { ...process.env, CHART_MUTANTS: 'on' } },
  );
  const total = { caught: 0, missed: 0 };
  for (const file of readdirSync(folder).sort()) {
    const decoded = found.decode(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    if (!isRight(decoded)) throw new Error(`mutation: ${file} does not say what was found`);
    const { machine, all, missed } = decoded.right;
    const figures = { caught: all - missed.length, missed: missed.length };
    total.caught += figures.caught;
    total.missed += figures.missed;
    console.log(`${machine}: ${sentenceOf(figures)}`);
    for (const what of missed) console.log(`  not found: ${what}`);
  }
  console.log(`charts: ${sentenceOf(total)}`);
  return code !== 0 || total.caught < wanted * (total.caught + total.missed) ? 1 : 0;
}
