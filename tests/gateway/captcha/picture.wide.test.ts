import * as fc from 'fast-check';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { inkOf, type Ink, type Manner } from '../../../gateway/src/captcha/picture/figure-ink';
import { figures, type Drawing } from '../../../gateway/src/captcha/picture/figures';
import { grainFrom } from '../../../gateway/src/captcha/picture/grain';
import { distanceTo, pieceSize } from '../../../gateway/src/captcha/picture/piece-shape';
import { choosePuzzle, gapCount, pictureSize } from '../../../gateway/src/captcha/picture/puzzle-layout';
import { drawPuzzle } from '../../../gateway/src/captcha/picture/puzzle-picture';
import { seededRandom } from '../../support/gateway/seeded-random';

const draw = (seed: number) => {
  const random = seededRandom(seed);
  return drawPuzzle(choosePuzzle(random), random.bytes(16));
};
const layouts = fc.nat().map((seed) => choosePuzzle(seededRandom(seed)));

test('[CAP-01] every gap lies whole within the picture, none under the piece at its start, none over another', () => {
  fc.assert(
    fc.property(layouts, ({ gaps }) => {
      expect(gaps).toHaveLength(gapCount);
      for (const { x, y } of gaps) {
        expect(x >= pieceSize && x + pieceSize <= pictureSize.width).toBe(true);
        expect(y >= 0 && y + pieceSize <= pictureSize.height).toBe(true);
      }
      for (const [index, one] of gaps.entries())
        for (const other of gaps.slice(index + 1))
          expect(Math.abs(one.x - other.x) >= pieceSize || Math.abs(one.y - other.y) >= pieceSize).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('[CAP-01] the way of the piece goes through every gap and never leaves the picture', () => {
  fc.assert(
    fc.property(layouts, ({ gaps, path }) => {
      expect(path).toHaveLength(pictureSize.width - pieceSize + 1);
      for (const { x, y } of gaps) expect(Math.abs((path[x] ?? -99) - y)).toBeLessThanOrEqual(1);
      expect(Math.min(...path)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...path) + pieceSize).toBeLessThanOrEqual(pictureSize.height);
    }),
    { numRuns: 300 },
  );
});

test('[SEC-05] each gap bears another thing, and the right one is any of them', () => {
  const places = Array.from({ length: 400 }, (_, seed) => {
    const { gaps, right } = choosePuzzle(seededRandom(seed * 7_919 + 1));
    expect(new Set(gaps.map(({ figure }) => figure)).size).toBe(gapCount);
    return gaps.indexOf(right);
  });
  for (let place = 0; place < gapCount; place += 1)
    expect(places.filter((one) => one === place).length).toBeGreaterThan(20);
});

test('[CAP-01] the piece is filled in its middle and clear beyond its square', () => {
  const knob = fc.constantFrom('in' as const, 'out' as const);
  fc.assert(
    fc.property(knob, knob, (top, right) => {
      expect(distanceTo({ top, right }, 20, 38)).toBeLessThan(-8);
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
  const [scene, part] = [background, piece].map((png) => PNG.sync.read(Buffer.from(png)));
  expect([scene?.width, scene?.height]).toEqual([716, 360]);
  expect([part?.width, part?.height]).toEqual([104, 104]);
  expect(background.byteLength).toBeLessThan(120_000);
  expect(piece.byteLength).toBeLessThan(15_000);
});

test('[SEC-05] no two challenges show the same picture, not even of the same gaps', () => {
  const layout = choosePuzzle(seededRandom(3));
  const seen = Array.from({ length: 6 }, (_, seed) =>
    Buffer.from(drawPuzzle(layout, seededRandom(seed).bytes(16)).background).toString('base64'),
  );
  expect(new Set(seen).size).toBe(6);
});

/** The silhouette of a thing: what its lines cover and enclose. */
const silhouetteOf = (drawing: Parameters<typeof inkOf>[0], manner: Manner, seed: number): boolean[] => {
  const { line, within }: Ink = inkOf(drawing, 104, 37, manner, grainFrom(Uint8Array.of(seed)));
  return Array.from(line, (cover, at) => cover >= 0.5 || within[at] === 1);
};

test('[CAP-01] a thing has the same silhouette in lines and as a filled shape', () => {
  for (const [place, drawing] of figures.flat().entries()) {
    const [lines, shape] = [silhouetteOf(drawing, 'outline', place), silhouetteOf(drawing, 'shape', place)];
    const common = lines.filter((covered, at) => covered && shape[at] === true).length;
    const all = lines.filter((covered, at) => covered || shape[at] === true).length;
    expect([place, common / all > 0.7]).toEqual([place, true]);
  }
});

test('[CAP-01] the piece and its gap bear the same drawing, one in lines and one as a shape; no other gap does', () => {
  for (let seed = 0; seed < 6; seed += 1) {
    const layout = choosePuzzle(seededRandom(seed));
    const drawn: { readonly drawing: Drawing; readonly manner: Manner }[] = [];
    drawPuzzle(layout, seededRandom(seed).bytes(16), (drawing, size, reach, manner, grain) => {
      drawn.push({ drawing, manner });
      return inkOf(drawing, size, reach, manner, grain);
    });
    const asked: readonly Drawing[] = figures[layout.right.figure] ?? [];
    const [piece, ...inGaps] = drawn;
    const ofThing = inGaps.filter(({ drawing }) => asked.includes(drawing));
    expect(piece?.drawing).toBe(asked[layout.drawing]);
    expect(new Set(ofThing.map(({ drawing }) => drawing))).toEqual(new Set([piece?.drawing]));
    expect(new Set(inGaps.map(({ manner }) => manner)).size).toBe(1);
    expect(inGaps[0]?.manner).not.toBe(piece?.manner);
  }
});
