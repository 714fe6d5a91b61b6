import type { Finding } from '../finding';

const megabyte = 1024 * 1024;

/** Files in git over 1 MB: output of a run, or a binary that belongs elsewhere. */
export function weightFindings(file: string, bytes: number): Finding[] {
  if (bytes <= megabyte) return [];
  return [{ file, message: `${(bytes / megabyte).toFixed(1)} MB: nothing in git is heavier than 1 MB` }];
}
