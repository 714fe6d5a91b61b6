import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currentNdaVersion, ndaText } from '../../../gateway/src/domain/nda/nda-text';
import {
  atTheBeginning,
  ndaReading,
  readFurther,
  readingPlace,
} from '../../../src/domain/nda/reading-progress';

const text = ndaText(currentNdaVersion, 'XM1') ?? '';
const px = fc.integer({ min: 0, max: 8_000 });
const geometries = fc
  .record({ boxPx: px, wholePx: px, heads: fc.array(px, { maxLength: 12 }) })
  .map(({ boxPx, wholePx, heads }) => ({
    boxPx,
    wholePx: Math.max(boxPx, wholePx),
    headsPx: heads.map((head) => Math.min(head, wholePx)).sort((one, other) => one - other),
  }));
const places = fc.record({ percent: fc.integer({ min: 0, max: 100 }), clause: fc.nat({ max: 12 }) });

test('[MKT-04] one is told by steps of five how far one reads, from the first pixel to the last, and the last clause is come to', () => {
  const at = (scrolledPx: number) =>
    readingPlace({ scrolledPx, boxPx: 500, wholePx: 2_500, headsPx: [100, 900, 2_400] });
  expect(at(0)).toEqual({ percent: 0, clause: 0 });
  expect(at(79)).toEqual({ percent: 0, clause: 0 });
  expect(at(80)).toEqual({ percent: 0, clause: 1 });
  expect(at(100)).toEqual({ percent: 5, clause: 1 });
  expect(at(1_250)).toEqual({ percent: 60, clause: 2 });
  expect(at(2_000)).toEqual({ percent: 100, clause: 3 });
});

test('[MKT-04] wherever a text is scrolled to, its place is told by one of 21 steps and one of its clauses', () => {
  fc.assert(
    fc.property(geometries, fc.integer({ min: -500, max: 20_000 }), (geometry, scrolledPx) => {
      const { percent, clause } = readingPlace({ ...geometry, scrolledPx });
      expect(percent % 5).toBe(0);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
      expect(clause).toBeGreaterThanOrEqual(0);
      expect(clause).toBeLessThanOrEqual(geometry.headsPx.length);
    }),
  );
});

test('[MKT-04] scrolling on never tells less, and the end tells all of it', () => {
  fc.assert(
    fc.property(geometries, px, px, (geometry, one, other) => {
      const near = readingPlace({ ...geometry, scrolledPx: Math.min(one, other) });
      const far = readingPlace({ ...geometry, scrolledPx: Math.max(one, other) });
      expect(far.percent).toBeGreaterThanOrEqual(near.percent);
      expect(far.clause).toBeGreaterThanOrEqual(near.clause);
      const hiddenPx = geometry.wholePx - geometry.boxPx;
      expect(readingPlace({ ...geometry, scrolledPx: hiddenPx })).toEqual({
        percent: 100,
        clause: geometry.headsPx.length,
      });
    }),
  );
});

test('[MKT-04] what was read stays read, and the clause is the one that one is at', () => {
  fc.assert(
    fc.property(places, places, (before, now) => {
      const after = readFurther(before, now);
      expect(after.percent).toBe(Math.max(before.percent, now.percent));
      expect(after.clause).toBe(now.clause);
      expect(readFurther(after, now)).toEqual(after);
    }),
  );
});

test('[MKT-04] a text is told as read exactly when its end was seen, and until then some minutes are left', () => {
  fc.assert(
    fc.property(places, fc.boolean(), (place, isRead) => {
      const reading = ndaReading(text, place, isRead);
      expect(reading.percent === 100).toBe(isRead);
      expect(reading.minutesLeft === 0).toBe(isRead);
      expect(reading.clause).toBeLessThanOrEqual(reading.clauses);
    }),
  );
});

test('[MKT-04] the text of today has nine clauses and takes some minutes, fewer the further one is', () => {
  expect(ndaReading(text, atTheBeginning, false)).toEqual({
    ...{ percent: 0, clause: 0, clauses: 9 },
    minutesLeft: Math.ceil(Array.from(text.replace(/\s/g, '')).length / 400),
  });
  fc.assert(
    fc.property(places, places, (one, other) => {
      const [near, far] = one.percent <= other.percent ? [one, other] : [other, one];
      expect(ndaReading(text, far, false).minutesLeft).toBeLessThanOrEqual(
        ndaReading(text, near, false).minutesLeft,
      );
    }),
  );
});
