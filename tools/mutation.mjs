import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './process/run-command.mjs';
import { useRunFolder } from './process/run-folder.mjs';
import { root, setUp } from './setup.mjs';

/**
 * `npm run mutation`: what is taken out of each chart turns a row of its table red, some two minutes
 * (`npm run mutation -- charts`); then mutants of the pure floors (`npm run mutation -- src/domain/time …`), folder by
 * folder, so that an interrupted run goes on where it stopped: what is known stands in .cache/mutation.
 */
await setUp();
useRunFolder();
const { chartMutants } = await import('./mutation/charts.mjs');
const { figuresFrom, sentenceOf } = await import('./mutation/figures.mjs');
const report = join(root, '.cache/mutation/incremental.json');
mkdirSync(join(root, '.cache/mutation'), { recursive: true });

const floors = ['src/domain', 'src/application'];
const charts = 'charts';
const every = floors.flatMap((floor) => readdirSync(join(root, floor)).map((name) => `${floor}/${name}`));
const asked = process.argv.slice(2);
const chosen = asked.length === 0 ? [charts, ...every] : asked;
const stryker = join(root, 'node_modules/.bin/stryker');

let worst = chosen.includes(charts) ? await chartMutants(root) : 0;
for (const place of chosen.filter((one) => one !== charts)) {
  console.log(`\n== ${place}`);
  const pattern = place.endsWith('.ts') ? place : `${place}/**/*.ts`;
  worst = Math.max(worst, await runCommand(stryker, ['run', '--mutate', pattern], { cwd: root }));
}

if (chosen.some((place) => place !== charts) && existsSync(report)) {
  const total = { caught: 0, missed: 0 };
  for (const [folder, figures] of [...figuresFrom(report)].sort(([one], [other]) =>
    one.localeCompare(other),
  )) {
    total.caught += figures.caught;
    total.missed += figures.missed;
    console.log(`${folder}: ${sentenceOf(figures)}`);
  }
  console.log(`mutation: ${sentenceOf(total)}`);
}
process.exitCode = worst;
