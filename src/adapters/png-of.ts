import { mapLeft, right, type TaskEither } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { BridgeFailure } from '../domain/platform/bridge-failure';
import type { PngMaker } from '../ports/png-maker';

/** A picture as a PNG; one that is a PNG already stays as it is, in its full size (ENT-10). */
export const pngOf = (pngs: PngMaker, picture: string | Blob): TaskEither<BridgeFailure, Blob> =>
  typeof picture !== 'string' && picture.type === 'image/png'
    ? right(picture)
    : pipe(
        pngs.make(picture),
        mapLeft((reason): BridgeFailure => ({ kind: 'pictureFailed', reason })),
      );
