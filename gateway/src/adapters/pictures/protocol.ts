import type { PictureUse } from '../../ports/pictures';

export interface PictureTask {
  readonly id: number;
  readonly use: PictureUse;
  readonly content: Uint8Array;
}

export type PictureAnswer =
  | { readonly id: number; readonly content: Uint8Array }
  | { readonly id: number; readonly fault: 'tooManyPixels' | 'broken' };
