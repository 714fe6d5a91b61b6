import type { PictureMark } from '../../../../contract/upload/picture-mark';
import type { PictureUse } from '../../ports/pictures';

export interface PictureTask {
  readonly id: number;
  /** What it is drawn for, or what it is looked through for. */
  readonly use: PictureUse | 'marks' | 'code';
  readonly content: Uint8Array;
}

export type PictureAnswer =
  | { readonly id: number; readonly content: Uint8Array }
  | { readonly id: number; readonly marks: readonly PictureMark[] }
  | { readonly id: number; readonly coded: boolean }
  | { readonly id: number; readonly fault: 'tooManyPixels' | 'broken' };
