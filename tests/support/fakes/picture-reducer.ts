import { left, right, type Either } from 'fp-ts/Either';
import type { ChosenFile } from '../../../src/ports/chosen-file';
import type {
  PictureBounds,
  PictureEditor,
  PictureReducer,
  ReduceFault,
} from '../../../src/ports/picture-editor';

/** What the device finds of a picture. */
export interface FakePicture {
  readonly pixels: number;
  /** The size of the reduced picture in bytes; null where the device decodes nothing. */
  readonly reducedTo: number | null;
}

/** Reduces as a device does; of a name that it does not know the picture keeps the bounds. */
export const fakePictureReducer = (
  known: Readonly<Record<string, FakePicture | ReduceFault>> = {},
): PictureReducer => ({
  reduce: (file: ChosenFile, bounds: PictureBounds) => () => {
    const picture = known[file.name] ?? { pixels: 1, reducedTo: file.size };
    const answer = (): Either<ReduceFault, ChosenFile> => {
      if ('kind' in picture) return left(picture);
      const { pixels, reducedTo } = picture;
      if (reducedTo === null) return left({ kind: 'damaged' });
      if (!bounds.always && file.size <= bounds.bytes && pixels <= bounds.pixels) return right(file);
      if (pixels > bounds.mostPixels) return left({ kind: 'tooManyPixels', pixels });
      return right({ ...file, name: file.name.replace(/\.\w+$/, '.jpg'), size: reducedTo });
    };
    return Promise.resolve(answer());
  },
});

/** The same with what opens and cuts pictures, which nothing here asks for. */
export const fakePictureEditor = (known?: Parameters<typeof fakePictureReducer>[0]): PictureEditor => ({
  ...fakePictureReducer(known),
  open: () => () => Promise.resolve(left('unreadable')),
  crop: () => () => Promise.resolve(left('unreadable')),
});
