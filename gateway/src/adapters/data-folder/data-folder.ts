import { access, constants, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lock } from 'proper-lockfile';
import type { SecurityLogFiles } from '../security-log/file-security-log';
import { holderNote } from './holder';
import { restrictRights } from './rights';
import { OperatorProblem } from '../../ports/operator-problem';
import { codeOf } from '../system/code-of';

/** A folder that cannot be used; `message` is for the operator. */
export class DataFolderProblem extends OperatorProblem {}

/** The files of the security log in a data folder; older parts of each lie next to it under numbers. */
export const securityLogNames = { events: 'security.log', decisions: 'decisions.log' } as const;

export interface DataFolder {
  /** Where the database keeps its files. */
  readonly database: string;
  /** Where the content of files lies. */
  readonly files: string;
  /** Where pictures lie that can be drawn again at any time. */
  readonly drawn: string;
  /** Where pages and files of presentations lie, which can be drawn again at any time. */
  readonly decks: string;
  /** Where operators' commands are heard. */
  readonly operatorSocket: string;
  /** Where the security log is written. */
  readonly securityLog: SecurityLogFiles;
  /** Removes the database, the files and the drawn pictures, so that the next opening starts from nothing. */
  readonly clear: () => Promise<void>;
  /** Takes the rights of others from the folder and what is the gateway's in it; the watch hears where it cannot. */
  readonly restrict: () => Promise<void>;
  /** Lets others take the folder; nothing is left to let go when the lock was lost. */
  readonly release: () => Promise<void>;
}

/** Who hears what becomes of the lock. */
export interface LockWatch {
  /** The lock was taken away: nothing may be written from now on. */
  readonly lost: (cause: Error) => void;
  /** A message for the operator: a dead process's lock that is waited for or taken over, rights that cannot be set. */
  readonly waiting: (line: string) => void;
}

/** What of a folder is the gateway's; a person may have put other things there. */
const ownNames = [
  'database',
  'files',
  'drawn',
  'decks',
  'ballast',
  'holder.txt',
  ...Object.values(securityLogNames),
];

/** A process that was killed leaves its lock; it is taken for dead after this long without a sign of life. */
const staleMs = 5_000;

/** Whether a process of this number runs here which is not this one. */
const isAnother = (pid: number): boolean => {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
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
    await writeFile(probe, '', { mode: 0o600 });
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
  const note = holderNote(folder);
  const place = join(folder, 'gateway.lock');
  let lost = false;
  const take = (retries: number) =>
    lock(folder, {
      lockfilePath: place,
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
    const holder = await note.read();
    const message =
      holder === null
        ? `数据目录正被另一个进程使用：${folder}`
        : `数据目录正被进程 ${holder.pid} 使用（自 ${holder.since} 起）：${folder}`;
    if (holder === null) throw new DataFolderProblem(message);
    const standing = await note.standing(holder);
    if (standing === 'gone') {
      watch.waiting(`进程 ${holder.pid} 已不在，接管它留下的数据目录：${folder}`);
      await rm(place, { recursive: true, force: true });
      return take(0).catch(() => {
        throw new DataFolderProblem(message);
      });
    }
    // Its number may be this process's own: in a container each start has the same.
    const mayLive = standing === 'holds' || (standing === 'untold' && isAnother(holder.pid));
    if (mayLive) throw new DataFolderProblem(message);
    watch.waiting(`进程 ${holder.pid} 已不在，正在等待它留下的锁失效：${folder}`);
    return take(14).catch(() => {
      throw new DataFolderProblem(message);
    });
  };

  // One start after the other: between the look at a dead holder's lock and its removal another may take the folder.
  const turn = await lock(join(folder, 'start'), {
    lockfilePath: join(folder, 'start.lock'),
    stale: staleMs,
    realpath: false,
    retries: { retries: 30, minTimeout: 500, maxTimeout: 500, factor: 1 },
  }).catch(() => {
    throw new DataFolderProblem(`另一个进程正在用该数据目录启动：${folder}`);
  });
  const start = async () => {
    try {
      return { unlock: await taken(), leave: await note.write() };
    } finally {
      await turn();
    }
  };
  const { unlock, leave } = await start();
  const restrict = async (): Promise<void> => {
    const unsettable = await restrictRights(folder, ownNames);
    if (unsettable !== null)
      watch.waiting(`无法把权限收紧为仅本用户可读写（${unsettable}），同机的其他用户可能读到数据`);
  };
  await restrict();
  const database = join(folder, 'database');
  const files = join(folder, 'files');
  const drawn = join(folder, 'drawn');
  const decks = join(folder, 'decks');
  return {
    database,
    files,
    drawn,
    decks,
    restrict,
    operatorSocket: join(folder, 'operator.sock'),
    securityLog: {
      events: join(folder, securityLogNames.events),
      decisions: join(folder, securityLogNames.decisions),
    },
    clear: async () => {
      for (const place of [database, files, drawn, decks]) await rm(place, { recursive: true, force: true });
    },
    release: async () => {
      if (lost) return;
      await leave();
      await unlock();
    },
  };
};
