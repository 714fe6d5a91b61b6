import { existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { BackupProblem } from './backup-problem';

const megabyte = 1024 * 1024;

/** Has a new file written under another name and moves it to its place when it is whole. Returns a line for the operator. */
export const writtenWhole = async (
  file: string,
  write: (draft: string) => Promise<void>,
): Promise<string> => {
  if (existsSync(file)) throw new BackupProblem(`文件已存在：${file}，请换一个文件名`);
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  try {
    await write(draft);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  const { size } = await stat(file);
  return `已备份到 ${file}（${(size / megabyte).toFixed(1)} MB）`;
};
