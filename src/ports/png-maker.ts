import type { TaskEither } from 'fp-ts/TaskEither';

/** Why a picture did not become a PNG: it did not come, it is too large to be looked at, or it is none. */
export type PngFault = 'unreachable' | 'tooLarge' | 'unreadable';

/** Makes pictures that messengers take (ENT-10). */
export interface PngMaker {
  /** A picture of the application, by its address, or one that the person chose, as a PNG of bounded size. */
  readonly make: (picture: string | Blob) => TaskEither<PngFault, Blob>;
}
