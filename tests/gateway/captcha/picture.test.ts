import * as fc from 'fast-check';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { distanceTo, pieceSize } from '../../../gateway/src/captcha/picture/piece-shape';
import { chooseGap, drawPuzzle, pictureSize } from '../../../gateway/src/captcha/picture/puzzle-picture';
import { findGap } from '../../support/captcha-solver';
import { seededRandom } from '../../support/gateway/seeded-random';
import { propertyRuns } from '../../support/property';

const draw = (seed: number) => {
  const random = seededRandom(seed);
  const gap = chooseGap(random);
  return { gap, ...drawPuzzle(gap, random) };
};

test('[CAP-01] a gap always lies whole within the picture, and never under the piece at its start', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { x, y } = chooseGap(seededRandom(seed));
      expect(x).toBeGreaterThanOrEqual(pieceSize);
      expect(x + pieceSize).toBeLessThanOrEqual(pictureSize.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + pieceSize).toBeLessThanOrEqual(pictureSize.height);
    }),
    { numRuns: propertyRuns },
  );
});

test('[CAP-01] the piece is filled in its middle and clear beyond its square', () => {
  const knob = fc.constantFrom('in' as const, 'out' as const);
  fc.assert(
    fc.property(knob, knob, (top, right) => {
      expect(distanceTo({ top, right }, 20, 42)).toBeLessThan(-8);
      for (let at = 0; at <= pieceSize; at += 1) {
        expect(distanceTo({ top, right }, at, 0)).toBeGreaterThan(0);
        expect(distanceTo({ top, right }, at, pieceSize)).toBeGreaterThan(0);
        expect(distanceTo({ top, right }, 0, at)).toBeGreaterThan(0);
        expect(distanceTo({ top, right }, pieceSize, at)).toBeGreaterThan(0);
      }
    }),
    { numRuns: 4 },
  );
});

test('[CAP-01] the pictures are PNG files with twice as many pixels as the page shows, and light to load', () => {
  const { background, piece } = draw(1);
  const [scene, part] = [PNG.sync.read(background), PNG.sync.read(piece)];
  expect([scene.width, scene.height]).toEqual([716, 360]);
  expect([part.width, part.height]).toEqual([124, 360]);
  expect(background.byteLength).toBeLessThan(60_000);
  expect(piece.byteLength).toBeLessThan(15_000);
});

test('[SEC-05] no two challenges show the same picture', () => {
  const seen = new Set(Array.from({ length: 12 }, (_, seed) => draw(seed).background.toString('base64')));
  expect(seen.size).toBe(12);
});

test('[SEC-05] the picture of the same gap differs with the random numbers, so that it tells nothing by itself', () => {
  const gap = chooseGap(seededRandom(3));
  const [one, other] = [drawPuzzle(gap, seededRandom(4)), drawPuzzle(gap, seededRandom(5))];
  expect(one.background.equals(other.background)).toBe(false);
});

test('[CAP-01] the pixel solver finds the gap of 80 puzzles within 4 px', { timeout: 60_000 }, () => {
  const misses = Array.from({ length: 80 }, (_, seed) => {
    const { gap, background, piece } = draw(seed + 100);
    return Math.abs(findGap(background, piece) / 2 - gap.x);
  }).filter((error) => error > 4);
  expect(misses).toEqual([]);
});
