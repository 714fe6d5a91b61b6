import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHumanWay, longestWay, type Way } from '../../../gateway/src/captcha/way';
import { WayKeeper } from '../../../gateway/src/captcha/page/way-keeper';
import { humanWay } from '../../support/human-way';
import { propertyRuns } from '../../support/property';

const place = fc.integer({ min: 1, max: 302 });
const elapsed = 5_000;

test('[CAP-01] a hand’s way is believed, wherever it ends', () => {
  fc.assert(
    fc.property(place, (x) => {
      expect(isHumanWay(humanWay(x), x, elapsed)).toBe(true);
    }),
    { numRuns: propertyRuns },
  );
});

test('[LAY-17] one tap, and keys pressed one after another or once, are believed: no skill is asked for', () => {
  expect(isHumanWay({ by: 'tap', points: [[900, 140]] }, 140, elapsed)).toBe(true);
  expect(isHumanWay({ by: 'keys', points: [[900, 302]] }, 302, elapsed)).toBe(true);
  const arrows = Array.from({ length: 50 }, (_, step) => [500 + step * 30, step + 1] as const);
  expect(isHumanWay({ by: 'keys', points: arrows }, 50, elapsed)).toBe(true);
});

const drag = (points: Way['points']): Way => ({ by: 'drag', points });
const even = Array.from({ length: 20 }, (_, step) => [500 + step * 20, step * 10] as const);
const refused: readonly (readonly [what: string, way: Way, x: number, elapsedMs: number])[] = [
  ['no way at all', drag([]), 100, elapsed],
  ['a jump', drag([[900, 100]]), 100, elapsed],
  ['a way that ends elsewhere', humanWay(100), 120, elapsed],
  [
    'a way back in time',
    {
      by: 'keys',
      points: [
        [900, 1],
        [800, 2],
      ],
    },
    2,
    elapsed,
  ],
  ['a straight line at an even pace', drag(even), 190, elapsed],
  ['a drag faster than any hand', drag([0, 1, 2, 3, 4, 9].map((at, i) => [500 + at, i * 20])), 100, elapsed],
  ['an answer before anybody can have looked', humanWay(100), 100, 399],
  ['a way longer than the time there was', drag([...even.slice(0, 9), [9_000, 130]]), 130, 2_000],
  [
    'keys that no slider has',
    {
      by: 'keys',
      points: [
        [500, 10],
        [600, 67],
      ],
    },
    67,
    elapsed,
  ],
];

test.each(refused)('[SEC-05] %s is not believed', (_, way, x, elapsedMs) => {
  expect(isHumanWay(way, x, elapsedMs)).toBe(false);
});

test('[SEC-05] the page keeps a way of any length in as few points as are taken, with its end', () => {
  const moves = fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), place), { minLength: 1, maxLength: 900 });
  fc.assert(
    fc.property(moves, (made) => {
      let now = 0;
      const keeper = new WayKeeper(() => now);
      keeper.begin();
      for (const [later, x] of made) {
        now += later;
        keeper.note('drag', x);
      }
      const end = made.at(-1)?.[1] ?? 0;
      const { points } = keeper.to(end);
      expect(points.length).toBeLessThanOrEqual(longestWay);
      expect(points.at(-1)?.[1]).toBe(end);
      expect(points.every(([at], index) => at >= (points[index - 1]?.[0] ?? 0))).toBe(true);
    }),
    { numRuns: propertyRuns },
  );
});

test('[LAY-17] whoever takes the keys after a drag is judged by the keys', () => {
  let now = 0;
  const keeper = new WayKeeper(() => (now += 100));
  keeper.begin();
  keeper.note('drag', 50);
  keeper.note('keys', 51);
  expect(keeper.to(51)).toEqual({ by: 'keys', points: [[200, 51]] });
  expect(now).toBe(300);
});
