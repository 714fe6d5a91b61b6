import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cropArea, movedCrop, nearest, wholeCrop, zoomedCrop } from '../../../src/domain/member/crop-area';
import { propertyRuns } from '../../support/property';

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 10_000 }),
  height: fc.integer({ min: 1, max: 10_000 }),
});
const share = fc.double({ min: -3, max: 3, noNaN: true });
const crops = fc.record({ zoom: fc.double({ min: 0, max: 9, noNaN: true }), x: share, y: share });
/** Sums of shares are off by less than this, in px. */
const tiny = 1e-6;

describe('which part of a picture is taken', () => {
  test('[SCR-10] at first the largest square in the middle', () => {
    expect(cropArea({ width: 400, height: 300 }, wholeCrop)).toEqual({ left: 50, top: 0, side: 300 });
  });

  test('[SCR-10] it always lies inside the picture, however one moves and zooms', () => {
    fc.assert(
      fc.property(sizes, crops, share, share, (size, crop, right, down) => {
        for (const taken of [
          crop,
          movedCrop(size, crop, right, down),
          zoomedCrop(size, crop, crop.zoom + 1),
        ]) {
          const { left, top, side } = cropArea(size, taken);
          expect(side).toBeGreaterThan(0);
          expect(side).toBeLessThanOrEqual(Math.min(size.width, size.height));
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
          expect(left + side).toBeLessThanOrEqual(size.width + tiny);
          expect(top + side).toBeLessThanOrEqual(size.height + tiny);
        }
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[SCR-10] pushing the picture there and back again takes the same part, while nothing is in the way', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.1, max: 0.1, noNaN: true }), (by) => {
        const size = { width: 900, height: 900 };
        const start = { zoom: 3, x: 0.5, y: 0.5 };
        const there = movedCrop(size, start, by, -by);
        const back = cropArea(size, movedCrop(size, there, -by, by));
        expect(back.left).toBeCloseTo(cropArea(size, start).left, 6);
        expect(back.top).toBeCloseTo(cropArea(size, start).top, 6);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[SCR-10] nearer than the nearest one does not come', () => {
    const size = { width: 800, height: 800 };
    expect(cropArea(size, zoomedCrop(size, wholeCrop, 99)).side).toBe(800 / nearest);
  });
});
