import pg from 'pg';
import type { Log } from '../../../ports/log';
import { serialDatabase, type SqlConnection } from '../serial-database';
import { MigrationProblem } from '../migration/migrate';
import { outsideRequests } from '../../request-id/request-scope';
import type { MeasuredDatabase, SqlDatabase } from '../sql-client';
import { clientOver, sessionOf, type SessionLimits } from './client';
import { databaseSetting, withoutPassword } from './database-address';
import { checkDatabase } from './database-check';
import { DatabaseProblem } from './database-problem';
import { pooledDatabase } from './pooled-database';
import { codeOf } from '../../system/code-of';

/** A statement of ours takes milliseconds; what takes seconds waits for a lock or a broken server. */
const usualLimits: SessionLimits = { statementMs: 9_000, lockMs: 5_000, idleInTransactionMs: 10_000 };
/** Migrations and seeds take their time. */
const noLimits: SessionLimits = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };

/** The lock under which one instance after the other brings the database up to date. */
export const preparingLock = 4_815_162_342;

const idleMs = 30_000;
const longestWaitMs = 10_000;

/** Words for the operator where the first connection fails. */
const connectionProblem = (error: unknown): string => {
  const code = codeOf(error);
  if (code === '28P01') return '的用户名或密码被拒绝，请检查';
  if (code === '28000') return '的用户被服务器拒绝登录，请检查用户名、其 LOGIN 权限和服务器的 pg_hba.conf';
  if (code === '42501') return '的用户无权连接该数据库，请为其授予 CONNECT 权限';
  if (code === '3D000') return '指向的数据库不存在，请先创建';
  if (code === '53300') return '指向的服务器连接已满，请提高 max_connections 或减少实例';
  if (code === '57P03') return '指向的服务器正在启动或恢复，请稍后再试';
  return '指向的服务器无法连接，请检查地址和网络';
};

const connected = async (address: string, limits: SessionLimits): Promise<pg.Client> => {
  const client = new pg.Client(sessionOf(address, limits, 'read committed'));
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw new DatabaseProblem(
      `${databaseSetting}（${withoutPassword(address)}）${connectionProblem(error)}`,
      { cause: error },
    );
  });
  return client;
};

/** One connection without deadlines, for work that takes its time. */
export const connectedAlone = (address: string): Promise<pg.Client> => connected(address, noLimits);

export interface OpeningPostgres {
  readonly address: string;
  /** Connections of this instance: as many write as read. */
  readonly connections?: number;
  readonly log: Log;
  /** Brings the database up to date; one instance after the other. */
  readonly prepare: (connection: SqlDatabase) => Promise<void>;
  readonly chance: () => number;
  /** Called for each transaction that was rolled back in favour of another one. */
  readonly onGivenWay?: () => void;
}

const connectionOf = (client: pg.Client): SqlConnection => ({
  ...clientOver(client),
  close: () => client.end(),
});

/** What went wrong in preparation, in words that name the setting where the operator can settle it. */
const preparationProblem = (error: unknown): unknown => {
  if (error instanceof MigrationProblem)
    return new DatabaseProblem(`${databaseSetting} 指向的${error.message}`, { cause: error });
  return codeOf(error) === '42501'
    ? new DatabaseProblem(`${databaseSetting} 中的用户无权更新该数据库，请检查其权限和数据表的所有者`, {
        cause: error,
      })
    : error;
};

/** Checks and prepares the database on one connection, under a lock that other instances wait for. */
const prepareAlone = async ({ address, prepare }: OpeningPostgres): Promise<void> => {
  const client = await connectedAlone(address);
  const sql = serialDatabase(
    { client: () => Promise.resolve(clientOver(client)), close: connectionOf(client).close },
    600_000,
  );
  try {
    await client.query('select pg_advisory_lock($1)', [preparingLock]);
    await checkDatabase(clientOver(client));
    await prepare(sql).catch((error: unknown) => {
      throw preparationProblem(error);
    });
  } finally {
    // The lock ends with its connection.
    await sql.close();
  }
};

/** Opens PostgreSQL 15 or newer: checked, under the newest schema, over pools whose every wait has a limit. */
export const openPostgres = async (opening: OpeningPostgres): Promise<MeasuredDatabase> => {
  const { address, connections = 10, log, chance, onGivenWay } = opening;
  await prepareAlone(opening);
  const pool = (isolation: 'serializable' | 'read committed'): pg.Pool => {
    const made = new pg.Pool({
      ...sessionOf(address, usualLimits, isolation),
      // Also how long a caller waits for a connection of the pool.
      connectionTimeoutMillis: longestWaitMs,
      max: Math.max(1, Math.ceil(connections / 2)),
      idleTimeoutMillis: idleMs,
    });
    // An idle connection that the server ended is replaced at the next call; the request that opened it is over.
    made.on('error', (error) =>
      outsideRequests(() => log.problem(`数据库连接已断开（${codeOf(error) || '未知原因'}），将重新连接`)),
    );
    return made;
  };
  return pooledDatabase(
    { writing: pool('serializable'), reading: pool('read committed') },
    { chance, ...(onGivenWay === undefined ? {} : { onGivenWay }) },
  );
};
