import { left, right } from 'fp-ts/Either';
import type { PngFault, PngMaker } from '../../../src/ports/png-maker';

/** Makes PNGs that hold the address they were made from, or fails as the test says. */
export const fakePngs = (fault?: PngFault): PngMaker => ({
  make: (picture) => () =>
    Promise.resolve(fault === undefined ? right(new Blob([picture], { type: 'image/png' })) : left(fault)),
});
