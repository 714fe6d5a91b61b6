import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lock } from 'proper-lockfile';

/** A folder that cannot be used; `message` is for the operator. */
export class DataFolderProblem extends Error {}

/** The file of the security log in a data folder; older ones stand beside it under numbers. */
export const securityLogName = 'security.log';

export interface DataFolder {
  /** Where the database keeps its files. */
  readonly database: string;
  /** Where operators' commands are heard. */
  readonly operatorSocket: string;
  /** Where the security log is written. */
  readonly securityLog: string;
  /** Removes the database, so that the next opening begins anew. */
  readonly clear: () => Promise<void>;
  /** Lets others take the folder; nothing is left to let go when the lock was lost. */
  readonly release: () => Promise<void>;
}

/** Who hears what becomes of the lock. */
export interface LockWatch {
  /** The lock was taken away: nothing may be written from now on. */
  readonly lost: (cause: Error) => void;
  /** Another process left its lock behind; `line` says for the operator that it is waited for. */
  readonly waiting: (line: string) => void;
}

/** A process that was killed leaves its lock; it is taken for dead after this long without a sign of life. */
const staleMs = 5_000;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

const holderOf = async (note: string): Promise<{ pid: number; since: string } | null> => {
  const text = await readFile(note, 'utf8').catch(() => '');
  const [pid, since] = text.split('\n');
  return since === undefined ? null : { pid: Number(pid), since };
};

/** One level after the other: Node's own way to make all at once never ends where none can be made, as in /proc. */
const make = async (folder: string): Promise<void> => {
  const made = (): Promise<void> => mkdir(folder, { mode: 0o700 });
  await made().catch(async (error: unknown) => {
    if (codeOf(error) === 'EEXIST') return;
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    await make(dirname(folder));
    await made();
  });
};

const writable = async (folder: string): Promise<void> => {
  try {
    await make(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const probe = join(folder, `.write-probe-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new DataFolderProblem(`数据目录不可写：${folder}（${codeOf(error)}），请检查目录权限或磁盘空间`);
  }
};

/**
 * Takes a folder for this process alone: a second one on the same folder would destroy the database
 * silently.
 */
export const openDataFolder = async (folder: string, watch: LockWatch): Promise<DataFolder> => {
  await writable(folder);
  const note = join(folder, 'holder.txt');
  let lost = false;
  const take = (retries: number) =>
    lock(folder, {
      lockfilePath: join(folder, 'gateway.lock'),
      stale: staleMs,
      update: 1_000,
      realpath: false,
      retries: retries === 0 ? 0 : { retries, minTimeout: 500, maxTimeout: 500, factor: 1 },
      onCompromised: (cause) => {
        lost = true;
        watch.lost(cause);
      },
    });

  const taken = async (): Promise<() => Promise<void>> => {
    try {
      return await take(0);
    } catch (error) {
      if (codeOf(error) !== 'ELOCKED') throw error;
    }
    const holder = await holderOf(note);
    const told =
      holder === null
        ? `数据目录正被另一个进程使用：${folder}`
        : `数据目录正被进程 ${holder.pid} 使用（自 ${holder.since} 起）：${folder}`;
    if (holder === null || isAlive(holder.pid)) throw new DataFolderProblem(told);
    watch.waiting(`进程 ${holder.pid} 已不在，正在等待它留下的锁失效：${folder}`);
    return take(14).catch(() => {
      throw new DataFolderProblem(told);
    });
  };

  const unlock = await taken();
  await writeFile(note, `${process.pid}\n${new Date().toISOString()}\n`);
  const database = join(folder, 'database');
  return {
    database,
    operatorSocket: join(folder, 'operator.sock'),
    securityLog: join(folder, securityLogName),
    clear: () => rm(database, { recursive: true, force: true }),
    release: async () => {
      if (lost) return;
      await rm(note, { force: true });
      await unlock();
    },
  };
};
