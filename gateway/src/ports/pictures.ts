import type { Either } from 'fp-ts/Either';
import type { UploadPurpose } from '../../../contract/rules/upload-limits';

/** Why a picture was not taken: more pixels than are decoded, nothing that can be decoded, too many at once. */
export type PictureFault = 'tooManyPixels' | 'broken' | 'busy';

/** What a picture is drawn for: what it was handed in for, or to be looked at small. */
export type PictureUse = UploadPurpose | 'preview';

export interface Pictures {
  /**
   * Decodes a picture and draws it anew as a JPEG: upright, bounded by what its use needs, without metadata and
   * without what followed it.
   */
  readonly redraw: (content: Uint8Array, use: PictureUse) => Promise<Either<PictureFault, Uint8Array>>;
}
