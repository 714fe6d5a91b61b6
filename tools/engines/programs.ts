import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program lies that can be run by this name; null where there is none. */
export const findProgram = (
  name: string,
  path = process.env['PATH'] ?? '',
  exists: (file: string) => boolean = existsSync,
): string | null =>
  path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find(exists) ?? null;
