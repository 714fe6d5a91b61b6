import { isLeft, left, right, type Either } from 'fp-ts/Either';
import {
  keptPictureSide,
  largestUpload,
  mostPicturePixels,
  type UploadPurpose,
} from '../../../../contract/rules/upload-limits';
import { headLength, type Format } from '../../../../contract/upload/format-by-content';
import { isPicture, type PictureType, type UploadType } from '../../../../contract/upload/upload-type';
import {
  checkedDocument,
  checkedFormat,
  checkedSize,
  type FileFault,
} from '../../../domain/upload/file-fault';
import type { ChosenFile } from '../../../ports/chosen-file';
import type { PictureReducer } from '../../../ports/picture-editor';

/** A picture with more pixels is not decoded on the device: four bytes of memory each. */
export const mostReducedPixels = 64_000_000;

/** A file as it is sent. */
export interface PreparedFile {
  readonly file: ChosenFile;
  readonly type: UploadType;
  /**
   * The reduction of a picture: its size before in bytes and whether that was too large; null when it is sent
   * unchanged.
   */
  readonly reduced: { readonly from: number; readonly wasTooLarge: boolean } | null;
}

const contentOf = async (file: ChosenFile, length: number): Promise<Uint8Array | null> => {
  try {
    return new Uint8Array(await file.slice(0, length).arrayBuffer());
  } catch {
    return null;
  }
};

const preparedPicture = async (
  { reduce }: PictureReducer,
  file: ChosenFile,
  format: PictureType | 'image/heic',
): Promise<Either<FileFault, PreparedFile>> => {
  const reduced = await reduce(file, {
    bytes: largestUpload,
    pixels: mostPicturePixels,
    side: keptPictureSide,
    mostPixels: mostReducedPixels,
    always: format === 'image/heic',
  })();
  if (isLeft(reduced)) {
    if (reduced.left.kind === 'tooManyPixels') return left(reduced.left);
    if (format === 'image/heic') return left({ kind: 'heic' });
    if (reduced.left.kind === 'damaged') return left(reduced.left);
    if (file.size > largestUpload) return left({ kind: 'notReduced', size: file.size });
    // The gateway decides about what this device could not look at.
    return right({ file, type: format, reduced: null });
  }
  if (reduced.right === file && format !== 'image/heic') return right({ file, type: format, reduced: null });
  return right({
    file: reduced.right,
    type: 'image/jpeg',
    reduced: { from: file.size, wasTooLarge: format !== 'image/heic' || file.size > largestUpload },
  });
};

const isPictureFormat = (format: Format): format is PictureType | 'image/heic' =>
  format === 'image/heic' || (format !== 'application/zip' && isPicture(format));

/**
 * Checks a chosen file by its content and makes it fit to be sent: a picture with too many bytes or pixels is reduced
 * and turned upright on the device (VAL-06, SCR-10). Nothing is sent.
 */
export const prepareFile =
  (pictures: PictureReducer) =>
  async (file: ChosenFile, purpose: UploadPurpose): Promise<Either<FileFault, PreparedFile>> => {
    const head = await contentOf(file, headLength);
    if (head === null) return left({ kind: 'unreadable' });
    const format = checkedFormat({ size: file.size, head }, purpose);
    if (isLeft(format)) return format;
    if (isPictureFormat(format.right)) return preparedPicture(pictures, file, format.right);
    const tooLarge = checkedSize(file.size, format.right, purpose);
    if (tooLarge !== null) return left(tooLarge);
    const content = format.right === 'application/zip' ? await contentOf(file, file.size) : head;
    if (content === null) return left({ kind: 'unreadable' });
    const type = checkedDocument(format.right, content);
    return isLeft(type) ? type : right({ file, type: type.right, reduced: null });
  };
