import type { UploadType } from '../../../contract/upload/upload-type';

/** How many bytes of a file's beginning tell its type. */
export const headLength = 16;

const isAt = (head: Uint8Array, place: number, bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => head[place + index] === byte);

const letters = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/**
 * The type of a file by what it begins with, whatever its name says (VAL-06).
 * @param head at least the first 16 bytes, or the whole of a shorter file
 * @returns null for every other type
 */
export function typeByContent(head: Uint8Array): UploadType | null {
  if (isAt(head, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (isAt(head, 0, [0x89, ...letters('PNG\r\n'), 0x1a, 0x0a])) return 'image/png';
  if (isAt(head, 0, letters('RIFF')) && isAt(head, 8, letters('WEBP'))) return 'image/webp';
  return isAt(head, 0, letters('%PDF-')) ? 'application/pdf' : null;
}

/** Whether a browser shows files of this type as a picture. */
export const isPicture = (type: UploadType): boolean => type !== 'application/pdf';
