import type { Either } from 'fp-ts/Either';
import type { UploadPurpose } from '../../../contract/rules/upload-limits';
import type { PictureMark } from '../../../contract/upload/picture-mark';

/** Why a picture was not taken: more pixels than are decoded, nothing that can be decoded, too many at once. */
export type PictureFault = 'tooManyPixels' | 'broken' | 'busy';

/** What a picture is drawn for: the purpose of its upload, or a small preview. */
export type PictureUse = UploadPurpose | 'preview';

export interface Pictures {
  /**
   * Decodes a picture and encodes it as a JPEG: upright, within the bounds of its use, without any metadata and without
   * data after its end.
   */
  readonly redraw: (content: Uint8Array, use: PictureUse) => Promise<Either<PictureFault, Uint8Array>>;
  /** The metadata of a picture that was uploaded (MKT-07). */
  readonly marks: (content: Uint8Array) => Promise<Either<PictureFault, readonly PictureMark[]>>;
  /** Whether a picture that the server encoded holds a code that phones read, with any content (MKT-16). */
  readonly holdsCode: (content: Uint8Array) => Promise<Either<PictureFault, boolean>>;
}
