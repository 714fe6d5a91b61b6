import { readFile, stat } from 'node:fs/promises';
import { left, right } from 'fp-ts/Either';
import type { ReadTextFile } from '../../application/operator/news-desk';

const megabyte = 1024 * 1024;

/** The text of bytes without a byte order mark; null where they are not UTF-8, such as GBK. */
const textOf = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Reads UTF-8 text files that an operator names. @param most in MB */
export const readTextFileUpTo =
  (most: number): ReadTextFile =>
  async (path) => {
    try {
      const found = await stat(path);
      if (!found.isFile()) return left(`${path} 不是文件`);
      if (found.size > most * megabyte) return left(`${path} 超过 ${most} MB`);
      const text = textOf(await readFile(path));
      return text === null
        ? left(`${path} 不是 UTF-8 编码（可能是 GBK），请另存为 UTF-8 后重试`)
        : right(text);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return left(`无法读取 ${path}（${code}）`);
    }
  };

/** Reads a text file of at most 1 MB: far more than any text that is handed in. */
export const readTextFile = readTextFileUpTo(1);
