import type { TaskEither } from 'fp-ts/TaskEither';
import type { CropArea, PictureSize } from '../domain/member/crop-area';
import type { ChosenFile } from './chosen-file';

/** A picture that is shown on this device only. */
export interface OpenedPicture extends PictureSize {
  /** For the `src` of a picture, until it is closed. */
  readonly address: string;
  readonly close: () => void;
}

/** What the platform can do with a picture before it is sent. Left when the file holds none that it can read. */
export interface PictureDesk {
  readonly open: (file: ChosenFile) => TaskEither<'unreadable', OpenedPicture>;
  /** A square part of it as a new picture. @param side of the new picture, in px */
  readonly crop: (file: ChosenFile, area: CropArea, side: number) => TaskEither<'unreadable', ChosenFile>;
}
