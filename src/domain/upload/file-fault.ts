import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { acceptedTypes, largestFor, type UploadPurpose } from '../../../contract/rules/upload-limits';
import { readArchive, type ArchiveFault } from '../../../contract/upload/archive';
import { formatByContent, type Format } from '../../../contract/upload/format-by-content';
import type { UploadType } from '../../../contract/upload/upload-type';

/** Why a file is not sent. */
export type FileFault =
  | { readonly kind: 'empty' }
  /** Both in bytes. */
  | { readonly kind: 'tooLarge'; readonly size: number; readonly limit: number }
  | { readonly kind: 'wrongType' }
  /** The device could not read it: moved, or taken away since it was chosen. */
  | { readonly kind: 'unreadable' }
  /** The device decodes no picture from it. */
  | { readonly kind: 'damaged' }
  /** A HEIC picture on a device that does not decode them. */
  | { readonly kind: 'heic' }
  /** A picture with more pixels than the device reduces. */
  | { readonly kind: 'tooManyPixels'; readonly pixels: number }
  /** A picture that is too large, on a device that could not reduce it. */
  | { readonly kind: 'notReduced'; readonly size: number }
  | { readonly kind: 'archive'; readonly why: ArchiveFault };

const wrongType: FileFault = { kind: 'wrongType' };

/**
 * The format of a file by its first bytes, or why no file of this format is sent (VAL-06). A HEIC picture is converted
 * where pictures are taken. Pure.
 * @param size in bytes
 * @param head its first bytes
 */
export function checkedFormat(
  { size, head }: { readonly size: number; readonly head: Uint8Array },
  purpose: UploadPurpose,
): Either<FileFault, Format> {
  if (size === 0) return left({ kind: 'empty' });
  const format = formatByContent(head);
  if (format === null) return left(wrongType);
  const isTaken = format === 'image/heic' || acceptedTypes[purpose].includes(format);
  return isTaken ? right(format) : left(wrongType);
}

/** Returns the fault of a file that is too large as it is (VAL-06). Pure. */
export const checkedSize = (size: number, type: UploadType, purpose: UploadPurpose): FileFault | null => {
  const limit = largestFor(purpose, type);
  return size > limit ? { kind: 'tooLarge', size, limit } : null;
};

/** The type of a file that is no picture, by its whole content, or why it is not sent (VAL-06). Pure. */
export const checkedDocument = (
  format: Exclude<Format, 'image/heic'>,
  content: Uint8Array,
): Either<FileFault, UploadType> => {
  if (format !== 'application/zip') return right(format);
  const archive = readArchive(content);
  return isLeft(archive) ? left({ kind: 'archive', why: archive.left }) : right(archive.right.type);
};
