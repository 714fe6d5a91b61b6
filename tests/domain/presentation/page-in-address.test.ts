import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOfPage, nearestPage, pageInAddress } from '../../../src/domain/presentation/page-in-address';

test('[SCR-06] the page of an address is a whole number from 1; anything else is the first page', () => {
  const rows = [
    ['', null],
    ['?form=online', null],
    ['?page=3', 3],
    ['?page=', 1],
    ['?page=0', 1],
    ['?page=-2', 1],
    ['?page=2.5', 1],
    ['?page=1e3', 1],
    ['?page=９', 1],
    ['?page=99999999999999999999', 1],
    ['?page=<script>', 1],
    ['?page=2&page=3', 2],
  ] as const;
  for (const [search, page] of rows) expect([search, pageInAddress(search)]).toEqual([search, page]);
});

test('[SCR-06] a page is read back from its address, and the nearest page is one of the presentation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer(), (count, page) => {
      const nearest = nearestPage(page, count);
      expect(nearest).toBeGreaterThanOrEqual(1);
      expect(nearest).toBeLessThanOrEqual(count);
      expect(pageInAddress(addressOfPage(nearest))).toBe(nearest);
      if (page >= 1 && page <= count) expect(nearest).toBe(page);
    }),
  );
});
