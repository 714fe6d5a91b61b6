import type { TaskEither } from 'fp-ts/TaskEither';
import type { CropArea, PictureSize } from '../domain/member/crop-area';
import type { ChosenFile } from './chosen-file';

/** A picture that is shown on this device only. */
export interface OpenedPicture extends PictureSize {
  /** For the `src` of a picture, until it is closed. */
  readonly address: string;
  readonly close: () => void;
}

/** Bounds that a picture is reduced to. */
export interface PictureBounds {
  /** A picture with more bytes or pixels is reduced, and so is one of another format than JPEG, PNG and WebP. */
  readonly bytes: number;
  readonly pixels: number;
  /** The longest side of a reduced picture in pixels. */
  readonly side: number;
  /** A picture with more pixels is not decoded. */
  readonly mostPixels: number;
  /** Whether the picture is reduced in any case, because the gateway does not take its format. */
  readonly always: boolean;
}

/** Why a picture was not reduced: it holds none that the device decodes, or has too many pixels, or the code is not here. */
export type ReduceFault =
  | { readonly kind: 'damaged' }
  | { readonly kind: 'tooManyPixels'; readonly pixels: number }
  | { readonly kind: 'unavailable' };

/** What the platform can do with a picture before it is sent. Left when the file holds none that it can read. */
export interface PictureEditor {
  readonly open: (file: ChosenFile) => TaskEither<'unreadable', OpenedPicture>;
  /** A square part of it as a new picture. @param side of the new picture, in px */
  readonly crop: (file: ChosenFile, area: CropArea, side: number) => TaskEither<'unreadable', ChosenFile>;
  /** The same file when it keeps the bounds, or an upright JPEG with the longest side `side` (VAL-06). */
  readonly reduce: (file: ChosenFile, bounds: PictureBounds) => TaskEither<ReduceFault, ChosenFile>;
}

/** What an upload needs of it. */
export type PictureReducer = Pick<PictureEditor, 'reduce'>;
