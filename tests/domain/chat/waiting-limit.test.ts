import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostWaiting, queueFullFor, waitingOf } from '../../../src/domain/chat/waiting-limit';

const megabyte = 1024 * 1024;
const sizes = fc.array(fc.integer({ min: 1, max: 20 * megabyte }), { maxLength: 40 });

/** Chooses one after the other, each where it falls, and gives what waits in the end. */
const afterChoosing = (all: readonly number[], places: readonly number[]) =>
  all.reduce<readonly (readonly { readonly size: number }[])[]>(
    (waiting, size, nth) =>
      queueFullFor(waiting.map(waitingOf), size) === null
        ? waiting.map((files, place) => (place === (places[nth] ?? 0) ? [...files, { size }] : files))
        : waiting,
    [[], []],
  );

test('[SOC-06] whatever is chosen in whichever tab, at most 20 files of 100 MB together wait', () => {
  fc.assert(
    fc.property(sizes, fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 40 }), (all, places) => {
      const { files, bytes } = waitingOf(afterChoosing(all, places).flat());
      expect([files <= 20, bytes <= 100 * megabyte]).toEqual([true, true]);
    }),
  );
});

test('[SOC-06] what is within the bound waits, to the last file and the last byte', () => {
  expect(queueFullFor([{ files: 19, bytes: 99 * megabyte }], megabyte)).toBeNull();
  expect(queueFullFor([{ files: 19, bytes: 99 * megabyte }], megabyte + 1)).toEqual({
    kind: 'tooMuch',
    bytes: 100 * megabyte + 1,
  });
  expect(queueFullFor([{ files: 20, bytes: 20 }], 1)).toEqual({ kind: 'tooMany' });
  expect(mostWaiting).toEqual({ files: 20, bytes: 100 * megabyte });
});
