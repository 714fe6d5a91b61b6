import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { endBy, hasEnded } from './child-process';
import { freePorts } from './free-ports';

const run = promisify(execFile);

/** Where Debian puts each version, the newest last; elsewhere the programs are in the path. */
const debian = '/usr/lib/postgresql';

const versions = (): readonly string[] =>
  existsSync(debian)
    ? readdirSync(debian)
        .sort((one, other) => Number(one) - Number(other))
        .map((version) => join(debian, version, 'bin'))
    : [];

/** The folder of PostgreSQL's programs, of the newest version here; null where it is not installed. */
export const installedPostgres = (): string | null =>
  [...(process.env['PATH'] ?? '').split(':'), ...versions()].findLast(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  ) ?? null;

/** What to do where PostgreSQL is not installed, for the operator. */
export const missingPostgres = '没有找到 PostgreSQL，请先安装（Debian：apt-get install postgresql）。';

export interface PostgresServer {
  readonly port: number;
  /** The process, for tests that kill or stop it. */
  readonly pid: () => number;
  /** The address of one of its databases. */
  readonly address: (database: string) => string;
  /** Runs statements in a database, each by itself. */
  readonly script: (database: string, ...statements: readonly string[]) => Promise<void>;
  /** Ends its first process at once, as kill -9 does; the others follow. */
  readonly kill: () => Promise<void>;
  /** Starts it again after its process has ended. */
  readonly startAgain: () => Promise<void>;
  /** Whether its first process has not ended. */
  readonly isRunning: () => boolean;
  readonly close: () => Promise<void>;
}

/** PostgreSQL refuses to be root: there it is another user's process. */
const unprivileged = async (): Promise<{ readonly uid: number; readonly gid: number } | null> => {
  if (process.getuid?.() !== 0) return null;
  const idOf = async (flag: string, user: string): Promise<number> =>
    Number((await run('id', [flag, user])).stdout);
  const user = await idOf('-u', 'postgres').then(
    () => 'postgres',
    () => 'nobody',
  );
  return { uid: await idOf('-u', user), gid: await idOf('-g', user) };
};

export interface PostgresOptions {
  /** Writes to the disk before it answers; without it a test runs faster and a lost machine loses data. */
  readonly durable?: boolean;
  readonly connections?: number;
  /** Further settings, `name=value`. */
  readonly settings?: readonly string[];
  /** The folder that holds that of the server; another user must be able to enter it. */
  readonly within?: string | undefined;
}

/** Starts a server of its own, whose data lies in a folder that goes with it. The user is hupo, without a password. */
export const startPostgres = async (
  programs: string,
  { durable = false, connections = 200, settings = [], within }: PostgresOptions = {},
): Promise<PostgresServer> => {
  const owner = await unprivileged();
  // Another user may not enter the folder of this run.
  const folder = await mkdtemp(join(within ?? (owner === null ? tmpdir() : '/tmp'), 'hupo-postgres-'));
  const [port = 0] = await freePorts(1);
  if (owner !== null) await chown(folder, owner.uid, owner.gid);
  await chmod(folder, 0o700);
  const as = { ...(owner ?? {}), cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } };
  const data = join(folder, 'data');
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'hupo', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    as,
  );
  const given = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    `max_connections=${connections}`,
    'max_pred_locks_per_transaction=256',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    ...settings,
  ];

  const isReady = (): Promise<boolean> =>
    run(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'hupo'], as).then(
      () => true,
      () => false,
    );
  let server: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    const started = spawn(
      join(programs, 'postgres'),
      ['-D', data, ...given.flatMap((each) => ['-c', each])],
      {
        ...as,
        stdio: 'ignore',
      },
    );
    server = started;
    const until = Date.now() + 60_000;
    while (!(await isReady()))
      if (started.exitCode !== null || Date.now() > until) throw new Error('PostgreSQL does not start.');
  };
  const address = (database: string): string => `postgres://hupo@127.0.0.1:${port}/${database}`;
  await start();
  return {
    port,
    pid: () => server?.pid ?? 0,
    address,
    script: async (database, ...statements) => {
      await run(
        join(programs, 'psql'),
        [
          '-X',
          '-q',
          '-v',
          'ON_ERROR_STOP=1',
          ...statements.flatMap((each) => ['-c', each]),
          address(database),
        ],
        { ...as, maxBuffer: 64 * 1024 * 1024 },
      );
    },
    kill: () => endBy(server, 'SIGKILL'),
    isRunning: () => server !== null && !hasEnded(server),
    startAgain: async () => {
      // The processes of the killed one hold its memory for a moment.
      for (let left = 50; ; left -= 1) {
        try {
          await start();
          return;
        } catch (error) {
          if (left === 0) throw error;
          await wait(200);
        }
      }
    },
    close: async () => {
      // A fast shutdown: it does not wait for its clients.
      await endBy(server, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
