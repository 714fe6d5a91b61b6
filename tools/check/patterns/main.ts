import { availableParallelism } from 'node:os';
import { readFileSync } from 'node:fs';
import { inParallel } from '../../process/in-parallel.mjs';
import { filesOf } from '../../tree/files-of.mjs';
import { report, type Finding } from '../finding';
import { isConfirmed } from './attack';
import { constructedPatterns } from './constructed';
import { Verdicts, type Verdict } from './verdicts';
import { patternPlaces, type Pattern, type PatternPlace } from './written';

/** `--afresh` judges every pattern again and writes verdicts.json. */
const isAfresh = process.argv.includes('--afresh');

const folders = ['src', 'gateway/src', 'contract'];
const files = folders.flatMap(filesOf).filter((file) => /\.(?:tsx?|mjs)$/.test(file));
const places = files.flatMap((file) => patternPlaces(file, readFileSync(file, 'utf8')));
const sites = places.filter(({ pattern }) => pattern === null);
const constructed = await constructedPatterns([...new Set(sites.map(({ file }) => file))]);

/** Each distinct pattern, with where it is. */
const found = new Map<string, { readonly pattern: Pattern; readonly at: PatternPlace[] }>();
for (const place of [...places, ...constructed]) {
  if (place.pattern === null) continue;
  const key = `/${place.pattern.source}/${place.pattern.flags}`;
  const known = found.get(key);
  if (known === undefined) found.set(key, { pattern: place.pattern, at: [place] });
  else known.at.push(place);
}

const verdicts = new Verdicts(isAfresh);
const judgements = await inParallel([...found.values()], availableParallelism(), async ({ pattern, at }) => ({
  pattern,
  at,
  verdict: await verdicts.of(pattern),
}));
if (isAfresh) verdicts.keepSlow();

const attackIn = ({ attack }: Verdict): string =>
  attack === undefined
    ? ''
    : ` on ${attack.pumps.map(({ prefix, pump }) => `${JSON.stringify(prefix)} + ${JSON.stringify(pump)} × n`).join(' + ')} + ${JSON.stringify(attack.suffix)}`;

const unsafe = judgements.filter(({ verdict }) => !verdict.isSafe);
const confirmed = unsafe.filter(({ pattern, verdict }) => isConfirmed(pattern, verdict));
const superlinear = confirmed.flatMap(({ pattern, at, verdict }) =>
  at.map(({ file, line }): Finding => ({
    file,
    line,
    message: `/${pattern.source.slice(0, 80)}/ is not linear: ${verdict.complexity}${attackIn(verdict)}`,
  })),
);
/** A call over several lines is at its first or at its second line in a stack. */
const isAt = (one: PatternPlace, other: PatternPlace): boolean =>
  one.file === other.file && Math.abs(one.line - other.line) <= 1;
const ofData = sites.filter((site) => !constructed.some((one) => isAt(one, site)));

const count = (isOf: (verdict: Verdict) => boolean): number =>
  judgements.filter(({ verdict }) => isOf(verdict)).length;
console.log(
  `${judgements.length} patterns: ${count(({ isSafe }) => isSafe)} linear by recheck, ${unsafe.length - confirmed.length} linear in the engine against recheck's attack, ${confirmed.length} not linear`,
);
report(
  [
    ...superlinear,
    ...ofData.map(({ file, line }) => ({
      file,
      line,
      message: 'a pattern is constructed while the program runs: make it a constant of the module',
    })),
  ],
  'every pattern over text from outside is linear',
);
