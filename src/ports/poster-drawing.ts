import type { TaskEither } from 'fp-ts/TaskEither';
import type { Poster } from '../domain/poster/poster-layout';

/** A poster to be drawn. */
export interface PosterWork {
  readonly poster: Poster;
  /** The path of the thing's picture; null for none. One that does not come is left out. */
  readonly picture: string | null;
  /** What its code says. */
  readonly link: string;
}

/** A drawn poster, shown on this device only. */
export interface DrawnPoster {
  /** A PNG of 750 × 1334. */
  readonly png: Blob;
  /** For the `src` of a picture, until it is closed. */
  readonly address: string;
  readonly close: () => void;
}

/** Draws posters on the device. */
export interface PosterDrawing {
  /** Left where the device cannot draw. */
  readonly draw: (work: PosterWork) => TaskEither<'undrawable', DrawnPoster>;
}
