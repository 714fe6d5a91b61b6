import type { UploadPurpose } from '../../domain/upload/upload';

export interface PictureTask {
  readonly id: number;
  readonly purpose: UploadPurpose;
  readonly content: Uint8Array;
}

export type PictureAnswer =
  | { readonly id: number; readonly content: Uint8Array }
  | { readonly id: number; readonly fault: 'tooManyPixels' | 'broken' };
