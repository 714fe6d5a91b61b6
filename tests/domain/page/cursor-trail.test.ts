import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { continuation } from '../../../src/domain/page/cursor-trail';
import { firstPage, type PageRequest } from '../../../src/domain/page/page';
import { propertyRuns } from '../../support/property';

const cursors = fc.array(fc.constantFrom('a', 'b', 'c', 'd', null), { minLength: 60, maxLength: 60 });

test('[LAY-16] a list whose server repeats cursors, in whatever order, ends', () => {
  fc.assert(
    fc.property(cursors, (reported) => {
      let asked: PageRequest | null = firstPage(20);
      let trail: readonly string[] = [];
      const requested: string[] = [];
      for (const [place, cursor] of reported.entries()) {
        if (asked === null) break;
        if (asked.cursor !== null) requested.push(asked.cursor);
        const next = { cursor, page: place + 2, pageSize: 20 };
        const { next: following, askedCursors } = continuation(trail, asked, next);
        [asked, trail] = [following, askedCursors];
      }
      expect(new Set(requested).size).toBe(requested.length);
    }),
    { numRuns: propertyRuns },
  );
});

test('[LAY-16] a list that is read by page numbers, or to its end, repeats nothing', () => {
  const second = { cursor: null, page: 2, pageSize: 20 };
  expect(continuation([], second, { ...second, page: 3 })).toEqual({
    ...{ next: { ...second, page: 3 }, askedCursors: [] },
    isRepeated: false,
  });
  expect(continuation(['a'], { ...second, cursor: 'b' }, null)).toEqual({
    ...{ next: null, askedCursors: ['a', 'b'] },
    isRepeated: false,
  });
});
