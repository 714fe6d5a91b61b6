import type { Either } from 'fp-ts/Either';
import type { UploadPurpose } from '../../../contract/rules/upload-limits';
import type { PictureMark } from '../../../contract/upload/picture-mark';

/** Why a picture was not taken: more pixels than are decoded, nothing that can be decoded, too many at once. */
export type PictureFault = 'tooManyPixels' | 'broken' | 'busy';

/** What a picture is drawn for: what it was handed in for, to be looked at small, or for a deal without what it says of itself. */
export type PictureUse = UploadPurpose | 'preview' | 'cleared';

export interface Pictures {
  /**
   * Decodes a picture and draws it anew as a JPEG: upright, bounded by what its use needs, without metadata (but for
   * that of a deal's, of which its owner is told) and without what followed it.
   */
  readonly redraw: (content: Uint8Array, use: PictureUse) => Promise<Either<PictureFault, Uint8Array>>;
  /** What a picture says of itself beside what it shows (MKT-07). */
  readonly marks: (content: Uint8Array) => Promise<Either<PictureFault, readonly PictureMark[]>>;
  /** Whether a picture that was drawn anew holds a QR code, whatever that says (MKT-16). */
  readonly holdsCode: (content: Uint8Array) => Promise<Either<PictureFault, boolean>>;
}
