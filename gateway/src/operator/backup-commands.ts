import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { BackupProblem } from '../adapters/backup/backup-problem';
import { backUpPostgres } from '../adapters/backup/postgres-backup';
import { restorePostgres } from '../adapters/backup/postgres-restore';
import { DatabaseProblem } from '../adapters/database/postgres/database-problem';
import { file, onSwitch } from '../adapters/operator-channel/commands/argument';
import { commandIn } from '../adapters/operator-channel/commands/command';
import { locations } from '../main/locations';

/** Where the data is. */
export interface BackupContext {
  /** The PostgreSQL database, null for the embedded one, or what is wrong with the setting. */
  readonly databaseUrl: Either<string, string | null>;
}

const command = commandIn<BackupContext>();

const reported = async (work: Promise<string>): Promise<Either<string, string>> => {
  try {
    return right(await work);
  } catch (error) {
    if (error instanceof BackupProblem || error instanceof DatabaseProblem) return left(error.message);
    throw error;
  }
};

/** The embedded database is its folder. */
const embedded = '未设置环境变量 DATABASE_URL；内嵌数据库请先停止网关，再复制整个数据目录';

const { migrations } = locations;

/** Backup and restore, without the running gateway. */
export const backupCommands = [
  command({
    name: 'backup',
    words: 'backup',
    help: '把 DATABASE_URL 指向的数据库备份到新文件，网关可以同时运行',
    summary: 'Writes the database of `DATABASE_URL` into a new file with pg_dump, also while gateways run.',
    arguments: { file: file('备份文件', 'the file to write; it must not exist') },
    run: ({ databaseUrl }, { file: to }) => {
      if (isLeft(databaseUrl)) return Promise.resolve(databaseUrl);
      const address = databaseUrl.right;
      return address === null ? Promise.resolve(left(embedded)) : reported(backUpPostgres(address, to));
    },
  }),
  command({
    name: 'restore',
    words: 'restore',
    help: '从备份文件恢复到空的数据库；--fresh 会丢弃已有的数据（须先停止网关）',
    summary:
      'Restores a backup into the empty database of `DATABASE_URL`, all of it or nothing. It refuses a damaged backup and one of a newer version.',
    arguments: {
      file: file('备份文件', 'the file to read'),
      fresh: onSwitch('fresh', 'throws away the data that is there'),
    },
    run: ({ databaseUrl }, { file: from, fresh }) => {
      if (isLeft(databaseUrl)) return Promise.resolve(databaseUrl);
      const address = databaseUrl.right;
      return address === null
        ? Promise.resolve(left(embedded))
        : reported(restorePostgres(address, { file: from, fresh, migrations }));
    },
  }),
];
