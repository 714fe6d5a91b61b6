import type { PictureMark } from '../../../../contract/upload/picture-mark';
import type { PictureUse } from '../../ports/pictures';

export interface PictureTask {
  /** The use that it is drawn for, or the search that it goes through. */
  readonly use: PictureUse | 'marks' | 'code';
  readonly content: Uint8Array;
}

export type PictureAnswer =
  | { readonly content: Uint8Array }
  | { readonly marks: readonly PictureMark[] }
  | { readonly coded: boolean }
  | { readonly fault: 'tooManyPixels' | 'broken' };
