import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { startBuiltGateway } from './gateway-process';
import { measure, Reading } from './measure';
import { median, mediansOf } from './median';
import { login, measureOpening } from './opening';
import { pageAt, serveYardstick, withoutScript } from './yardstick-server';

/**
 * Home, a list and a detail of news, the list of deals and a share transfer as visitor, and a deal as crawler, against
 * static pages of the same content, medians of five at CPU ×4 and ×10, and how long the login takes to open from home at ×4. Home's static page is written by hand and measured bare, and once more under
 * the headers that home is sent with: what the policies cost is told apart from what the page costs. The others' is the
 * page itself without its script, under its headers. Names of pages measure these alone.
 * Runs that were done on the same build are kept in .cache/bench.json; `--fresh` begins anew. After 13 minutes it ends
 * with what it has and says how many runs are left: begun again it goes on with them.
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
  const limits =
    name === 'home'
      ? [
          await limit('yardstick', handWritten, {}),
          await limit('yardstick under our headers', handWritten, headers),
        ]
      : [await limit(`${name} without its script`, withoutScript(text), headers)];
  return { name, address: at(path), userAgent, limits };
};

const pages: Measured[] = [];
for (const subject of subjects)
  if (named.length === 0 || named.includes(subject.name)) pages.push(await measuredOf(subject));

const kept = recalled();
mkdirSync('.cache', { recursive: true });
const readingsOf = (name: string, cpu: number): Reading[] => (kept.readings[`${name} ×${cpu}`] ??= []);

let left = 0;
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
        readings.push(await measure(address, cpu, page.userAgent));
        writeFileSync(keptIn, JSON.stringify(kept));
      }
    }
  }
}
const openingCpu = 4;
const openings: number[] = [];
if (left === 0 && pages.some(({ name }) => name === 'home'))
  for (let run = 0; run < runs; run += 1)
    openings.push(await measureOpening(gateway.address, openingCpu, login));
for (const close of closing) close();

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
/** Pages of deals carry more than home does. */
const aimOf = (name: string): string => (['sale', 'deal', 'transfer'].includes(name) ? '1.10' : '1.05');
const blocking: Readonly<Record<number, number>> = { 4: 100, 10: 400 };

console.log('page\tCPU\tLCP\tTBT\tCLS\tbytes\thydrated');
for (const cpu of slowdowns) {
  for (const { name, limits } of pages) {
    console.log(row(name, cpu));
    for (const against of limits) {
      console.log(row(against.name, cpu));
      const [own, least] = [name, against.name].map((of) => mediansOf(readingsOf(of, cpu)).lcp);
      if (typeof own === 'number' && typeof least === 'number')
        console.log(
          `LCP of ${name} ÷ ${against.name} at ×${cpu}: ${(own / least).toFixed(2)} (aim: at most ${aimOf(name)})`,
        );
    }
  }
  console.log(
    `aims at ×${cpu}: TBT at most ${blocking[cpu]} ms${cpu === 4 ? ', hydrated at most 1900 ms' : ''}`,
  );
}
if (openings.length > 0)
  console.log(
    `login opened from home at ×${openingCpu}: ${shown(median(openings), ' ms')} of ${openings.map(Math.round).join(', ')} (aim: under 150 ms)`,
  );
if (left > 0) console.log(`${left} runs are left: begun again, this goes on with them`);
