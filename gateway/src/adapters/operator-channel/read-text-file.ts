import { readFile, stat } from 'node:fs/promises';
import { left, right } from 'fp-ts/Either';
import type { ReadTextFile } from '../../application/operator/news-desk';

/** Bytes: far more than any text that is handed in. */
const largest = 1024 * 1024;

/** Reads a text file that an operator named. */
export const readTextFile: ReadTextFile = async (path) => {
  try {
    const { size } = await stat(path);
    return size > largest ? left(`${path} 超过 1 MB`) : right(await readFile(path, 'utf8'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return left(`无法读取 ${path}（${code}）`);
  }
};
