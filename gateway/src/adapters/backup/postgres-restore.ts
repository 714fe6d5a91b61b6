import { existsSync } from 'node:fs';
import { BackupProblem } from './backup-problem';
import { programAddress } from './postgres-address';
import { checkProgram, factsAt, faultOfArchive } from './postgres-backup';
import { refuseNewer } from './refuse-newer';
import { runProgram, startProgram } from './run-program';
import { databaseSetting } from '../database/postgres/database-address';
import { checkDatabase } from '../database/postgres/database-check';
import { preparingLock } from '../database/postgres/open-postgres';

export interface Restoring {
  readonly file: string;
  /** Throws away what is there. */
  readonly fresh: boolean;
  /** The migrations of this version. */
  readonly migrations: URL;
}

const damaged = (file: string): BackupProblem =>
  new BackupProblem(`备份文件已损坏，或不是本程序写成的备份：${file}`);

/** The migrations that the archived database has had. */
const archivedMigrations = async (file: string): Promise<readonly string[]> => {
  const { output } = await runProgram({
    program: 'pg_restore',
    arguments: ['--data-only', '--table=schema_migration', '--file=-', file],
  });
  return Array.from(output.matchAll(/^(\d{4}-\S+\.sql)\t/gm), ([, name = '']) => name);
};

/** Refuses what is no whole archive of this version or an earlier one. Returns the server's version of the archive. */
const checkArchive = async ({ file, migrations }: Restoring): Promise<number> => {
  if (!existsSync(file)) throw new BackupProblem(`找不到备份文件：${file}`);
  const { code, output, fault } = await runProgram({ program: 'pg_restore', arguments: ['--list', file] });
  if (fault.includes('unsupported version'))
    throw new BackupProblem('备份由更新的 pg_dump 写成，请安装更新的 postgresql-client');
  if (code !== 0 || !/TABLE DATA \S+ schema_migration /.test(output)) throw damaged(file);
  if ((await faultOfArchive(file)) !== '') throw damaged(file);
  await refuseNewer(await archivedMigrations(file), migrations);
  return Number(/Dumped from database version: (\d+)/.exec(output)?.[1] ?? 0);
};

/** Removes the tables and functions of the gateway, in the transaction of the restore. */
const dropAll = `
do $$
declare each record;
begin
  for each in select oid::regclass as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
  loop
    execute format('drop table if exists %s cascade', each.name);
  end loop;
  for each in select oid::regprocedure as name from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  loop
    execute format('drop function if exists %s cascade', each.name);
  end loop;
end $$;
`;

/** Writes the archive in one transaction. It commits only when the archive was read to its end. */
const writeAll = async (address: string, { file, fresh }: Restoring): Promise<void> => {
  const { database, environment } = programAddress(address);
  const target = startProgram({
    program: 'psql',
    arguments: ['--no-psqlrc', '--quiet', '--no-password', '--set=ON_ERROR_STOP=1', `--dbname=${database}`],
    environment,
  });
  target.output.resume();
  target.input.write(`begin;\nselect pg_advisory_xact_lock(${preparingLock});\n${fresh ? dropAll : ''}`);
  const archive = startProgram({
    program: 'pg_restore',
    arguments: ['--no-owner', '--no-privileges', '--file=-', file],
  });
  archive.input.end();
  archive.output.pipe(target.input, { end: false });
  // A target that has failed reads no more.
  void target.ended.finally(() => archive.output.resume()).catch(() => undefined);
  const read = await archive.ended;
  target.input.end(read.code === 0 ? 'analyze;\ncommit;\n' : '');
  const { code, fault } = await target.ended;
  if (read.code !== 0) throw damaged(file);
  if (code !== 0) throw new BackupProblem(`恢复没有完成，数据库保持原样：${fault}`);
};

/** Restores an archive into the database at an address, all of it or nothing. Returns a line for the operator. */
export const restorePostgres = async (address: string, restoring: Restoring): Promise<string> => {
  const archived = await checkArchive(restoring);
  const { version, objects, others } = await factsAt(address, checkDatabase);
  if (version < archived)
    throw new BackupProblem(
      `备份来自 PostgreSQL ${archived}，${databaseSetting} 指向的是较旧的 ${version}，无法恢复`,
    );
  if (others > 0)
    throw new BackupProblem(`仍有 ${others} 个连接正在使用该数据库，请先停止全部网关实例，再恢复`);
  if (objects > 0 && !restoring.fresh)
    throw new BackupProblem(`${databaseSetting} 指向的数据库中已有数据；要丢弃这些数据，请加 --fresh`);
  await checkProgram('psql', version);
  await writeAll(address, restoring);
  return `已从 ${restoring.file} 恢复`;
};
