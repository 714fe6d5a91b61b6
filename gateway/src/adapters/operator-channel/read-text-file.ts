import { readFile, stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { left, map, right, type Either } from 'fp-ts/Either';
import type { ReadTextFile } from '../../application/operator/news-desk';

const megabyte = 1024 * 1024;

/** In bytes: so much is decoded before requests have their turn. */
const decodedAtOnce = megabyte / 4;

/** The text of bytes in parts, without a byte order mark; null where they are not UTF-8, such as GBK. */
const partsOf = async (bytes: Uint8Array): Promise<readonly string[] | null> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parts: string[] = [];
  try {
    for (let from = 0; from < bytes.length; from += decodedAtOnce) {
      parts.push(decoder.decode(bytes.subarray(from, from + decodedAtOnce), { stream: true }));
      await setImmediate();
    }
    return [...parts, decoder.decode()];
  } catch {
    return null;
  }
};

/** Reads UTF-8 text files that an operator names; the texts are the parts of one. @param most in MB */
export const readTextPartsUpTo =
  (most: number) =>
  async (path: string): Promise<Either<string, readonly string[]>> => {
    try {
      const found = await stat(path);
      if (!found.isFile()) return left(`${path} 不是文件`);
      if (found.size > most * megabyte) return left(`${path} 超过 ${most} MB`);
      const parts = await partsOf(await readFile(path));
      return parts === null
        ? left(`${path} 不是 UTF-8 编码（可能是 GBK），请另存为 UTF-8 后重试`)
        : right(parts);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return left(`无法读取 ${path}（${code}）`);
    }
  };

/** Reads a text file of at most 1 MB: far more than any text that is handed in. */
export const readTextFile: ReadTextFile = async (path) =>
  map((parts: readonly string[]) => parts.join(''))(await readTextPartsUpTo(1)(path));
