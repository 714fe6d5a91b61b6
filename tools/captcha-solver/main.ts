import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { fits } from '../../gateway/src/captcha/challenge-rules';
import { drawPuzzle } from '../../gateway/src/captcha/picture/puzzle-picture';
import { choosePuzzle } from '../../gateway/src/captcha/picture/puzzle-layout';
import * as figureStrategies from './figure-strategies';
import * as gapStrategies from './gap-strategies';
import { seenPuzzle } from './seen-puzzle';

/**
 * `npm run captcha-solver [-- PICTURES]`: draws so many puzzles as the captcha does and lets scripts at them that
 * see what the page gets. Prints how many each of them solves; fails when the best solves a fifth or more.
 */
const pixelsPerPx = 2;
const most = 0.2;
const pictures = Number(process.argv[2] ?? 300);
const random = { bytes: randomBytes, integer: (below: number) => randomInt(below), uuid: () => randomUUID() };

const { gapsOf, ...byFigure } = figureStrategies;
const { byPixels, byEdges, byDarkness, byOutline, byDifference } = gapStrategies;
const strategies: Readonly<Record<string, gapStrategies.Strategy>> = {
  byPixels,
  byEdges,
  byDarkness,
  byOutline,
  byDifference,
  ...byFigure,
  anyGap: (puzzle) => {
    const gaps = gapsOf(puzzle);
    return gaps[randomInt(Math.max(1, gaps.length))] ?? 0;
  },
  anywhere: ({ reach }) => randomInt(reach + 1),
};

const solved = new Map(Object.keys(strategies).map((name) => [name, 0]));
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
  gapsSeen += gapsOf(seen).length;
  for (const [name, strategy] of Object.entries(strategies))
    if (fits(strategy(seen) / pixelsPerPx, layout.right.x)) solved.set(name, (solved.get(name) ?? 0) + 1);
}

const share = (count: number): string => `${((100 * count) / pictures).toFixed(1)} %`;
const ranked = [...solved].toSorted(([, one], [, other]) => other - one);
for (const [name, count] of ranked) console.log(`${name.padEnd(22)} ${share(count).padStart(7)}`);
const [[name, count] = ['none', 0]] = ranked;
console.log(
  `best of ${pictures} pictures: ${name}, ${share(count)} (wanted: under ${share(most * pictures)})`,
);
console.log(
  `drawing: ${(spentMs / pictures).toFixed(0)} ms of the processor a picture; ${(gapsSeen / pictures).toFixed(1)} gaps seen`,
);
if (count >= most * pictures) process.exitCode = 1;
