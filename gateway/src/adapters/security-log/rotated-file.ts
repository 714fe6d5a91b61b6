import { appendFile, readFile, rename, rm, stat } from 'node:fs/promises';
import type { Log } from '../../ports/log';

/** The newest lines are in the file itself, older ones in `….1` to `….7`; together they never take more than 8 MiB. */
export const fileBytes = 1024 * 1024;
const olderFiles = 7;
/** What waits for a disk that does not answer; more is let go. */
const mostWaiting = 5_000;

const older = (path: string, age: number): string => (age === 0 ? path : `${path}.${age}`);

const ages = Array.from({ length: olderFiles + 1 }, (_, age) => age);

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

export interface RotatedFile {
  readonly append: (line: string) => void;
  /** Waits until all is written. */
  readonly close: () => Promise<void>;
}

/**
 * A file of lines, bounded by size and number. Lines that cannot be written, as on a full disk, are lost; this is
 * reported once, until writing works again: the gateway continues.
 */
export const rotatedFile = (path: string, log: Log): RotatedFile => {
  let waiting: string[] = [];
  let current: Promise<void> | null = null;
  let failing = false;

  const makeRoom = async (coming: number): Promise<void> => {
    const size = await sizeOf(path);
    if (size === 0 || size + coming <= fileBytes) return;
    await rm(older(path, olderFiles), { force: true });
    for (const age of [...ages].reverse().slice(1))
      await rename(older(path, age), older(path, age + 1)).catch(() => undefined);
  };

  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const text = waiting.join('');
      waiting = [];
      try {
        await makeRoom(Buffer.byteLength(text));
        await appendFile(path, text, { mode: 0o600 });
        failing = false;
      } catch (error) {
        if (!failing) log.problem(`安全日志写入失败：${path}`, error);
        failing = true;
      }
    }
    current = null;
  };

  return {
    append: (line) => {
      if (waiting.length >= mostWaiting) return;
      waiting.push(line);
      current ??= writeAll();
    },
    close: async () => {
      await current;
    },
  };
};

/** All lines that are kept, the oldest first. */
export const keptLines = async (path: string): Promise<readonly string[]> => {
  const files = await Promise.all(
    [...ages].reverse().map((age) => readFile(older(path, age), 'utf8').catch(() => '')),
  );
  return files.join('').split('\n').filter(Boolean);
};
