import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstPage, nextPage } from '../../../src/domain/page/page';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };

test.each([
  [undefined, 20],
  [1, 1],
  [100, 100],
  [101, 100],
  [0, 20],
  [-5, 1],
  [NaN, 20],
  [12.9, 12],
])('[LAY-16] a page of %s items is asked for with %i', (asked, pageSize) => {
  expect(firstPage(asked)).toEqual({ cursor: null, page: 1, pageSize });
});

test.each([
  ['c2', 0, { cursor: 'c2', page: 2, pageSize: 20 }],
  [null, 21, { cursor: null, page: 2, pageSize: 20 }],
  [null, 20, null],
  [null, 0, null],
])('[LAY-16] after the first page, with the cursor %s and %i in all, %j follows', (cursor, total, next) => {
  expect(nextPage(firstPage(), cursor, total, 20)).toEqual(next);
});

test('[LAY-16] an empty page has nothing after it, whatever the server says', () => {
  expect(nextPage(firstPage(), 'c2', 1000, 0)).toBeNull();
});

test('[LAY-16] without cursors, following the pages ends after the last item', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 1, max: 100 }), (total, pageSize) => {
      let asked: ReturnType<typeof nextPage> = firstPage(pageSize);
      let seen = 0;
      while (asked !== null) {
        const count = Math.min(pageSize, total - seen);
        seen += count;
        asked = nextPage(asked, null, total, count);
      }
      expect(seen).toBe(total);
    }),
    runs,
  );
});
