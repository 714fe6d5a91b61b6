import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { startBuiltGateway } from './gateway-process';
import { measure, Reading } from './measure';
import { median, mediansOf } from './median';
import { measureOpening } from './opening';
import { headersOf, serveYardstick } from './yardstick-server';

/**
 * Home against a hand-written static page of the same content, medians of five at CPU ×4
 * and ×10, and how long the login takes to open from home at ×4. The static page is measured bare, and once more
 * under the headers that home is sent with: what the policies cost is told apart from what the page costs.
 * Runs that were done on the same build are kept in .cache/bench.json; `--fresh` begins anew.
 */
const runs = 5;
const slowdowns = [4, 10];
const keptIn = '.cache/bench.json';
const build = existsSync('dist/build.txt') ? readFileSync('dist/build.txt', 'utf8') : '';

const Kept = t.type({ build: t.string, readings: t.record(t.string, t.array(Reading)) });
type Kept = t.TypeOf<typeof Kept>;

const recalled = (): Kept => {
  const anew = { build, readings: {} };
  if (process.argv.includes('--fresh') || !existsSync(keptIn)) return anew;
  const kept = Kept.decode(JSON.parse(readFileSync(keptIn, 'utf8')));
  return isRight(kept) && kept.right.build === build ? kept.right : anew;
};

const gateway = await startBuiltGateway();
const yardstick = await serveYardstick('tests/bench/home.html', {});
const underHeaders = await serveYardstick('tests/bench/home.html', await headersOf(gateway.address));
const pages = { home: gateway, yardstick, 'yardstick under our headers': underHeaders };
const kept = recalled();
mkdirSync('.cache', { recursive: true });
const readingsOf = (name: string, cpu: number): Reading[] => (kept.readings[`${name} ×${cpu}`] ??= []);

for (const cpu of slowdowns) {
  for (let run = 0; run < runs; run += 1) {
    for (const [name, { address }] of Object.entries(pages)) {
      const readings = readingsOf(name, cpu);
      if (readings.length > run) continue;
      readings.push(await measure(address, cpu));
      writeFileSync(keptIn, JSON.stringify(kept));
    }
  }
}
const openingCpu = 4;
const openings: number[] = [];
for (let run = 0; run < runs; run += 1) openings.push(await measureOpening(gateway.address, openingCpu));
for (const { close } of Object.values(pages)) close();

const shown = (value: number | null, unit: string): string =>
  value === null ? '–' : `${unit === '' ? value.toFixed(3) : Math.round(value)}${unit}`;
const row = (name: string, cpu: number): string => {
  const { lcp, tbt, cls, bytes, shown: hydrated } = mediansOf(readingsOf(name, cpu));
  return [
    name,
    `×${cpu}`,
    shown(lcp, ' ms'),
    shown(tbt, ' ms'),
    shown(cls, ''),
    shown(bytes, ' B'),
    shown(hydrated, ' ms'),
  ].join('\t');
};
console.log('page\tCPU\tLCP\tTBT\tCLS\tbytes\thydrated');
for (const cpu of slowdowns) {
  const home = mediansOf(readingsOf('home', cpu)).lcp;
  for (const name of Object.keys(pages)) {
    console.log(row(name, cpu));
    const limit = mediansOf(readingsOf(name, cpu)).lcp;
    if (name !== 'home' && home !== null && limit !== null)
      console.log(`LCP ÷ ${name} at ×${cpu}: ${(home / limit).toFixed(2)} (aim: at most 1.15)`);
  }
}
console.log(
  `login opened from home at ×${openingCpu}: ${shown(median(openings), ' ms')} of ${openings.map(Math.round).join(', ')} (aim: under 150 ms)`,
);
