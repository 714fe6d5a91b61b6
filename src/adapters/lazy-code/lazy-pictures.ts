import { left } from 'fp-ts/Either';
import type { PictureEditor } from '../../ports/picture-editor';

/** What works on pictures, whose code is loaded when the first one is chosen. */
export const lazyPictures = (load: () => Promise<PictureEditor>): PictureEditor => ({
  open: (file) => () =>
    load().then(
      (editor) => editor.open(file)(),
      () => left('unreadable' as const),
    ),
  crop: (file, area, side) => () =>
    load().then(
      (editor) => editor.crop(file, area, side)(),
      () => left('unreadable' as const),
    ),
  reduce: (file, bounds) => () =>
    load().then(
      (editor) => editor.reduce(file, bounds)(),
      () => left({ kind: 'unavailable' as const }),
    ),
});
