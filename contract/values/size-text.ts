const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** A file's size for people: '512 B', '38 KB', '2.4 MB'. Never rounded up to a limit that it keeps. */
export function sizeText(bytes: number): string {
  if (bytes < kilobyte) return `${bytes} B`;
  if (bytes < megabyte) return `${Math.floor(bytes / kilobyte)} KB`;
  return `${(Math.floor((bytes / megabyte) * 10) / 10).toFixed(1)} MB`;
}

/** The size of a file that is too large, rounded up, so that it never reads like the limit: '10.1 MB'. */
export const tooLargeText = (bytes: number): string =>
  `${(Math.ceil((bytes / megabyte) * 10) / 10).toFixed(1)} MB`;

/** The text for a file that is too large: the limit and its size, both in bytes. */
export const tooLargeSentence = (limit: number, size: number): string =>
  `文件不能超过 ${limit / megabyte} MB，所选文件为 ${tooLargeText(size)}`;
