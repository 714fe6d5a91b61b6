import type { PictureType } from './upload-type';

/** What a file begins as. `application/zip` is any archive, also a document of an office program. */
export type Format = PictureType | 'application/pdf' | 'application/zip' | 'image/heic';

/** How many bytes may precede the header of a PDF: readers search as many (ISO 32000-1, implementation note 13). */
const longestPrefix = 1024;

/** How many bytes of the beginning of a file decide its format. */
export const headLength = longestPrefix + 8;

const isAt = (head: Uint8Array, place: number, bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => head[place + index] === byte);

const letters = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const [byteOrderMark, pdfHeader] = [[0xef, 0xbb, 0xbf], letters('%PDF-')];
/** White space of PDF (ISO 32000-1, 7.2.2). */
const whiteSpace: readonly number[] = [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20];
/** Brands of HEIF pictures, as phones write them. */
const heifBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'].map(letters);

/**
 * Where the header of a PDF begins: at 0, or after a byte order mark and white space, within 1,024 bytes. Null for
 * another file. Nothing else may precede it, so that no file is a PDF and a program or a web page at once.
 */
export const pdfBeginning = (head: Uint8Array): number | null => {
  let place = isAt(head, 0, byteOrderMark) ? byteOrderMark.length : 0;
  while (place < longestPrefix && whiteSpace.includes(head[place] ?? -1)) place += 1;
  return isAt(head, place, pdfHeader) ? place : null;
};

/**
 * The format of a file by its first bytes; its name does not count (VAL-06).
 * @param head at least the first `headLength` bytes, or the whole of a shorter file
 * @returns null for every other format
 */
export function formatByContent(head: Uint8Array): Format | null {
  if (isAt(head, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (isAt(head, 0, [0x89, ...letters('PNG\r\n'), 0x1a, 0x0a])) return 'image/png';
  if (isAt(head, 0, letters('RIFF')) && isAt(head, 8, letters('WEBP'))) return 'image/webp';
  if (isAt(head, 0, [...letters('PK'), 3, 4])) return 'application/zip';
  if (isAt(head, 4, letters('ftyp')) && heifBrands.some((brand) => isAt(head, 8, brand))) return 'image/heic';
  return pdfBeginning(head) === null ? null : 'application/pdf';
}
