import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { fits } from '../../gateway/src/captcha/challenge-rules';
import { drawPuzzle } from '../../gateway/src/captcha/picture/puzzle-picture';
import { choosePuzzle, gapCount } from '../../gateway/src/captcha/picture/puzzle-layout';
import * as figureStrategies from './figure-strategies';
import * as gapStrategies from './gap-strategies';
import { seenPuzzle } from './seen-puzzle';

/**
 * `npm run captcha-solver [-- PICTURES]`: draws so many puzzles as the captcha does and lets scripts at them that
 * see what the page gets. Each comparison is tried at every pixel, at the gaps, and the other way round, since a
 * captcha that hides the right gap too well is solved by its opposite. Prints how many each solves, over all
 * pictures and over both halves; fails when the best solves a third, or two fifths of one half (decision 15).
 */
const pixelsPerPx = 2;
const most = 0.33;
const mostOfHalf = 0.4;
const pictures = Number(process.argv[2] ?? 300);
const random = { bytes: randomBytes, integer: (below: number) => randomInt(below), uuid: () => randomUUID() };

const { gapsOf, ...byFigure } = figureStrategies;
const { byPixels, byEdges, byDarkness, byOutline, byDifference } = gapStrategies;
const byPlace = { byPixels, byEdges, byDarkness, byOutline, byDifference };

const highest = (places: readonly number[], score: gapStrategies.Score): number =>
  places
    .map((place) => ({ place, score: score(place) }))
    .reduce((best, one) => (one.score > best.score ? one : best), { place: 0, score: -Infinity }).place;

const found = new Map<string, readonly [first: number, second: number]>();
const half = pictures / 2;
let gapsSeen = 0;
let spentMs = 0;
for (let picture = 0; picture < pictures; picture += 1) {
  const layout = choosePuzzle(random);
  const begin = process.cpuUsage();
  const { background, piece } = drawPuzzle(layout, random.bytes(16));
  const { user, system } = process.cpuUsage(begin);
  spentMs += (user + system) / 1_000;
  const seen = seenPuzzle(
    background,
    piece,
    (x) => (layout.path[Math.round(x / pixelsPerPx)] ?? 0) * pixelsPerPx,
  );
  const gaps = gapsOf(seen);
  gapsSeen += gaps.filter((gap) => layout.gaps.some(({ x }) => fits(gap / pixelsPerPx, x))).length;
  const note = (name: string, place: number): void => {
    const [first, second] = found.get(name) ?? [0, 0];
    const solved = fits(place / pixelsPerPx, layout.right.x) ? 1 : 0;
    found.set(name, picture < half ? [first + solved, second] : [first, second + solved]);
  };
  for (const [name, comparison] of Object.entries({ ...byPlace, ...byFigure })) {
    const scores = new Map(gaps.map((gap) => [gap, 0]));
    const score = comparison(seen);
    for (const gap of gaps) scores.set(gap, score(gap));
    note(
      name,
      highest(gaps, (gap) => scores.get(gap) ?? 0),
    );
    note(
      `${name}, the other way`,
      highest(gaps, (gap) => -(scores.get(gap) ?? 0)),
    );
  }
  const everywhere = Array.from({ length: seen.reach + 1 }, (_, x) => x);
  for (const [name, comparison] of Object.entries(byPlace))
    note(`${name}, at every pixel`, highest(everywhere, comparison(seen)));
  note('any gap', gaps[randomInt(Math.max(1, gaps.length))] ?? 0);
  note('anywhere', randomInt(seen.reach + 1));
}

const share = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)} %`.padStart(7);
const ranked = [...found]
  .map(([name, [first, second]]) => ({ name, first, second, all: first + second }))
  .toSorted((one, other) => other.all - one.all);
console.log(`${''.padEnd(32)}     all   first   second half`);
for (const { name, first, second, all } of ranked)
  console.log(`${name.padEnd(32)} ${share(all, pictures)} ${share(first, half)} ${share(second, half)}`);
const best = Math.max(...ranked.map(({ all }) => all)) / pictures;
const bestOfHalf = Math.max(...ranked.flatMap(({ first, second }) => [first, second])) / half;
console.log(
  `best of ${pictures} pictures: ${share(best, 1)} (wanted: under ${share(most, 1)}); best of a half: ${share(bestOfHalf, 1)} (under ${share(mostOfHalf, 1)}); a guess at any of ${gapCount} gaps: ${share(1, gapCount)}`,
);
console.log(
  `drawing: ${(spentMs / pictures).toFixed(0)} ms of the processor a picture; ${(gapsSeen / pictures).toFixed(1)} gaps seen`,
);
if (best >= most || bestOfHalf >= mostOfHalf) process.exitCode = 1;
