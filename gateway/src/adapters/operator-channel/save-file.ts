import { writeFile } from 'node:fs/promises';
import { left, right } from 'fp-ts/Either';
import type { SaveFile } from '../../application/operator/review-desk';

/** Saves a file that an operator asked for. It overwrites no file, and only this user of the machine may read it. */
export const saveFile: SaveFile = async (path, bytes) => {
  try {
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
    return right(null);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return left(code === 'EEXIST' ? `${path} 已存在，请换一个文件名` : `无法写入 ${path}（${code}）`);
  }
};
