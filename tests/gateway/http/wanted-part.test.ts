import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wantedPart } from '../../../gateway/src/adapters/http/headers/wanted-part';
import { partWithin } from '../../../gateway/src/ports/file-reading';

/** null for the whole file, 'none' where the file has no such part. */
const rangeOf = (header: string | undefined, size: number) => {
  const wanted = wantedPart(header);
  return wanted === null ? null : (partWithin(wanted, size) ?? 'none');
};

test('[SCR-06] a range is a part of the file, or said to be none', () => {
  const rows = [
    [undefined, null],
    ['bytes=0-', { from: 0, to: 99 }],
    ['bytes=10-19', { from: 10, to: 19 }],
    ['bytes=10-1000', { from: 10, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-1000', { from: 0, to: 99 }],
    ['bytes=100-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=20-10', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['items=0-1', null],
    ['bytes=a-b', null],
    [`bytes=${'9'.repeat(40)}-`, null],
  ] as const;
  for (const [header, range] of rows) expect([header, rangeOf(header, 100)]).toEqual([header, range]);
});

test('[SCR-06] no range leaves the file, for any header', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.tuple(fc.nat(), fc.nat()).map(([from, to]) => `bytes=${from}-${to}`),
      ),
      fc.nat(1_000),
      (header, size) => {
        const range = rangeOf(header, size);
        if (range === null || range === 'none') return;
        expect(range.from).toBeGreaterThanOrEqual(0);
        expect(range.to).toBeGreaterThanOrEqual(range.from);
        expect(range.to).toBeLessThan(size);
      },
    ),
  );
});
