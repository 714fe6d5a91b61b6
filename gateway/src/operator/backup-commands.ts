import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { backUpFolder, restoreFolder } from '../adapters/backup/folder-backup';
import { backUpPostgres } from '../adapters/backup/postgres-backup';
import { restorePostgres } from '../adapters/backup/postgres-restore';
import { file, onSwitch } from '../adapters/operator-channel/commands/argument';
import { commandIn } from '../adapters/operator-channel/commands/command';
import { locations } from '../main/locations';
import { OperatorProblem } from '../ports/operator-problem';

/** Where the data is. */
export interface BackupContext {
  readonly dataFolder: string;
  /** The PostgreSQL database, null for the one in the data folder, or what is wrong with the setting. */
  readonly databaseUrl: Either<string, string | null>;
}

const command = commandIn<BackupContext>();

const reported = async (work: Promise<string>): Promise<Either<string, string>> => {
  try {
    return right(await work);
  } catch (error) {
    if (error instanceof OperatorProblem) return left(error.message);
    throw error;
  }
};

const { migrations, databaseThread: thread } = locations;

/** Backup and restore, without the running gateway. */
export const backupCommands = [
  command({
    name: 'backup',
    words: 'backup',
    help: '把数据库备份到新文件；设置了 DATABASE_URL 时备份 PostgreSQL，\n否则备份数据目录（须先停止网关）',
    summary:
      'Writes the database into a new file: that of `DATABASE_URL` with pg_dump, also while gateways run; otherwise the data folder, with its files, once its gateway has stopped.',
    arguments: { file: file('备份文件', 'the file to write; it must not exist') },
    run: ({ dataFolder, databaseUrl }, { file: to }) => {
      if (isLeft(databaseUrl)) return Promise.resolve(databaseUrl);
      const address = databaseUrl.right;
      return reported(address === null ? backUpFolder(dataFolder, to, thread) : backUpPostgres(address, to));
    },
  }),
  command({
    name: 'restore',
    words: 'restore',
    help: '从备份文件恢复到空的数据库；--fresh 会丢弃已有的数据（须先停止网关）',
    summary:
      'Restores a backup into an empty database, all of it or nothing. It refuses a damaged backup and one of a newer version.',
    arguments: {
      file: file('备份文件', 'the file to read'),
      fresh: onSwitch('fresh', 'throws away the data that is there'),
    },
    run: ({ dataFolder, databaseUrl }, { file: from, fresh }) => {
      if (isLeft(databaseUrl)) return Promise.resolve(databaseUrl);
      const address = databaseUrl.right;
      return reported(
        address === null
          ? restoreFolder(dataFolder, { file: from, fresh, migrations, thread })
          : restorePostgres(address, { file: from, fresh, migrations }),
      );
    },
  }),
];
