import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reducedSize } from '../../../src/domain/member/crop-area';
import { longestPictureSide } from '../../../src/domain/share/share-picture';
import { propertyRuns } from '../../support/property';

const sides = fc.integer({ min: 1, max: 20_000 });

test('[ENT-10] a shared picture is bounded, keeps its proportions, and one that fits is left as it is', () => {
  fc.assert(
    fc.property(sides, sides, (width, height) => {
      const made = reducedSize({ width, height }, longestPictureSide);
      const longest = Math.max(width, height);
      expect(Math.max(made.width, made.height)).toBe(Math.min(longest, longestPictureSide));
      expect(Math.min(made.width, made.height)).toBeGreaterThanOrEqual(1);
      const scale = Math.min(1, longestPictureSide / longest);
      expect(Math.abs(made.width - width * scale)).toBeLessThanOrEqual(1);
      expect(Math.abs(made.height - height * scale)).toBeLessThanOrEqual(1);
    }),
    { numRuns: propertyRuns },
  );
});
