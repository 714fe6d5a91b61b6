import { left } from 'fp-ts/Either';
import type { PictureDesk } from '../../ports/picture-desk';

/** What works on pictures, whose code is loaded when the first one is chosen. */
export const lazyPictures = (load: () => Promise<PictureDesk>): PictureDesk => ({
  open: (file) => () =>
    load().then(
      (desk) => desk.open(file)(),
      () => left('unreadable' as const),
    ),
  crop: (file, area, side) => () =>
    load().then(
      (desk) => desk.crop(file, area, side)(),
      () => left('unreadable' as const),
    ),
  reduce: (file, bounds) => () =>
    load().then(
      (desk) => desk.reduce(file, bounds)(),
      () => left({ kind: 'unavailable' as const }),
    ),
});
