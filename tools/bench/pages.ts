import process from 'node:process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { startBuiltGateway } from './gateway-process';
import { measure, Reading } from './measure';
import { atEnd } from './ending';
import { median, mediansOf } from './median';
import { login, measureOpening } from './opening';
import { pageAt, serveYardstick, withoutScript } from './yardstick-server';

/**
 * Home, a list and a detail of news, the list of deals, a share transfer, investors, organizations, the search and a
 * guide as visitor, and a deal as crawler, each against itself without its script under its own headers, medians of five
 * at CPU ×4 and ×10, and how long the login takes to open from home at ×4. Home is also compared with a page written by
 * hand, bare and under the headers that home is sent with: this separates the cost of the policies from that of the page.
 * Names of pages measure these alone.
 * Each run is printed when it is done. Only ratios measured in the same run have a bound; milliseconds are information.
 * Runs that were done on the same build are kept in .cache/bench.json; `--fresh` starts over. After 13 minutes, or when
 * it is ended earlier, it prints what it has and how many runs are left: started again it goes on with them.
 */
const runs = 5;
const slowdowns = [4, 10];
const longestMs = 13 * 60_000;
const began = Date.now();
const keptIn = '.cache/bench.json';
const build = existsSync('dist/build.txt') ? readFileSync('dist/build.txt', 'utf8') : '';

const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';

/** Sees what a visitor is led away from: the teaser of a deal. */
const crawler = `${phone} (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)`;

const Kept = t.type({ build: t.string, readings: t.record(t.string, t.array(Reading)) });
type Kept = t.TypeOf<typeof Kept>;

const recalled = (): Kept => {
  const anew = { build, readings: {} };
  if (process.argv.includes('--fresh') || !existsSync(keptIn)) return anew;
  const kept = Kept.decode(JSON.parse(readFileSync(keptIn, 'utf8')));
  return isRight(kept) && kept.right.build === build ? kept.right : anew;
};

const gateway = await startBuiltGateway();
const at = (path: string): string => new URL(path, gateway.address).href;
const list = await pageAt(at('/news'), phone);
const [deal = '/sale'] = /\/sale\/entrust\/\w+/.exec((await pageAt(at('/sale/entrust'), crawler)).text) ?? [];
const [transfer = '/gf'] = /\/gf\/\w+\/\w+/.exec((await pageAt(at('/gf'), phone)).text) ?? [];
const [article = '/news'] = /\/news\/\d+/.exec(list.text) ?? [];
const subjects = [
  { name: 'home', path: '/', userAgent: phone },
  { name: 'list', path: '/news', userAgent: phone },
  { name: 'detail', path: article, userAgent: phone },
  { name: 'sale', path: '/sale', userAgent: phone },
  { name: 'deal', path: deal, userAgent: crawler },
  { name: 'transfer', path: transfer, userAgent: phone },
  { name: 'investors', path: '/investor', userAgent: phone },
  { name: 'organizations', path: '/organization', userAgent: phone },
  { name: 'search', path: '/search', userAgent: phone },
  { name: 'guide', path: '/operating_guide', userAgent: phone },
];
const named = process.argv.slice(2).filter((word) => subjects.some(({ name }) => name === word));

interface Measured {
  readonly name: string;
  readonly address: string;
  readonly userAgent: string;
  /** What its largest paint is compared with. */
  readonly limits: readonly { readonly name: string; readonly address: string }[];
}

const handWritten = readFileSync('tests/bench/home.html', 'utf8');
const closing = [gateway.close];

const limit = async (name: string, page: string, headers: Readonly<Record<string, string>>) => {
  const { address, close } = await serveYardstick(page, headers);
  closing.push(close);
  return { name, address };
};

const measuredOf = async ({ name, path, userAgent }: (typeof subjects)[number]): Promise<Measured> => {
  const { text, headers } = await pageAt(at(path), userAgent);
  const own = await limit(`${name} without its script`, withoutScript(text), headers);
  const limits =
    name === 'home'
      ? [
          own,
          await limit('yardstick', handWritten, {}),
          await limit('yardstick under our headers', handWritten, headers),
        ]
      : [own];
  return { name, address: at(path), userAgent, limits };
};

const pages: Measured[] = [];
for (const subject of subjects)
  if (named.length === 0 || named.includes(subject.name)) pages.push(await measuredOf(subject));

const kept = recalled();
mkdirSync('.cache', { recursive: true });
const readingsOf = (name: string, cpu: number): Reading[] => (kept.readings[`${name} ×${cpu}`] ??= []);

const openingCpu = 4;
const openings: number[] = [];
let left = 0;
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
/** The largest ratio to the static page: home and the first lists are lighter than what is read after them. */
const limitOf = (name: string): number => (['home', 'list', 'sale'].includes(name) ? 1.05 : 1.1);
/** Aims on the machine of the limits, in milliseconds. */
const blocking: Readonly<Record<number, number>> = { 4: 100, 10: 400 };

/** Prints the medians of what was measured so far. @returns whether every ratio holds */
const report = (): boolean => {
  const held: boolean[] = [];
  console.log('page\tCPU\tLCP\tTBT\tCLS\tbytes\thydrated');
  for (const cpu of slowdowns) {
    for (const { name, limits } of pages) {
      console.log(row(name, cpu));
      for (const against of limits) {
        console.log(row(against.name, cpu));
        const [own, least] = [name, against.name].map((of) => mediansOf(readingsOf(of, cpu)).lcp);
        if (typeof own !== 'number' || typeof least !== 'number') continue;
        const holds = own / least <= limitOf(name);
        held.push(holds);
        console.log(
          `${holds ? '✓' : '✗'} LCP of ${name} ÷ ${against.name} at ×${cpu}: ${(own / least).toFixed(2)} (limit ${limitOf(name)})`,
        );
      }
    }
    const hydrated = cpu === 4 ? ', hydrated 1900 ms' : '';
    console.log(`information, aims at ×${cpu}: TBT ${blocking[cpu]} ms${hydrated}`);
  }
  if (openings.length > 0)
    console.log(
      `login opened from home at ×${openingCpu}: ${shown(median(openings), ' ms')} of ${openings.map(Math.round).join(', ')} (information, aim: 150 ms)`,
    );
  if (left > 0) console.log(`${left} runs are left: started again, this goes on with them`);
  return held.every(Boolean);
};

/** When it is ended before it is done, what is there is printed. */
const forget = atEnd(report);
for (const cpu of slowdowns) {
  for (let run = 0; run < runs; run += 1) {
    for (const page of pages) {
      for (const { name, address } of [page, ...page.limits]) {
        const readings = readingsOf(name, cpu);
        if (readings.length > run) continue;
        if (Date.now() - began > longestMs) {
          left += 1;
          continue;
        }
        const reading = await measure(address, cpu, page.userAgent);
        readings.push(reading);
        writeFileSync(keptIn, JSON.stringify(kept));
        const tbt = `TBT ${Math.round(reading.tbt)} ms`;
        console.log(
          `run ${run + 1} of ${runs}, ${name} at ×${cpu}: LCP ${Math.round(reading.lcp)} ms, ${tbt}`,
        );
      }
    }
  }
}
if (left === 0 && pages.some(({ name }) => name === 'home'))
  for (let run = 0; run < runs; run += 1)
    openings.push(await measureOpening(gateway.address, openingCpu, login));
for (const close of closing) close();

forget();
process.exitCode = report() ? 0 : 1;
