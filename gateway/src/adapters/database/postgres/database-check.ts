import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { SqlClient } from '../sql-client';
import { DatabaseProblem } from './database-problem';
import { databaseSetting } from './database-address';

/** The oldest PostgreSQL that the statements are written for. */
const oldestVersion = 15;

/** Our own tables are known by the list of migrations, which no other application keeps in this form. */
const factsOf = `
  select current_setting('server_version_num')::int / 10000 as version,
    current_setting('server_encoding') as encoding,
    pg_is_in_recovery() as standby,
    has_database_privilege(current_database(), 'temporary')
      and has_schema_privilege(coalesce(current_schema(), 'public'), 'create') as may_create,
    to_regclass('schema_migration') is not null as is_ours,
    (select count(*)::int from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')) as tables`;

/** Returns what keeps the gateway from using this database, in words for the operator; null where nothing does. */
const problemOf = (row: Readonly<Record<string, unknown>>): string | null => {
  if (Number(row['version']) < oldestVersion)
    return `${databaseSetting} 指向 PostgreSQL ${String(row['version'])}，需要 ${oldestVersion} 或更新的版本`;
  if (row['encoding'] !== 'UTF8')
    return `${databaseSetting} 指向的数据库使用 ${String(row['encoding'])} 编码，请改用 UTF8 编码的数据库`;
  if (row['standby'] === true) return `${databaseSetting} 指向只读的备用服务器，请改为主服务器的地址`;
  if (row['may_create'] !== true)
    return `${databaseSetting} 中的用户无权在该数据库中建表，请为其授予 CREATE 权限`;
  if (row['is_ours'] !== true && Number(row['tables']) > 0)
    return `${databaseSetting} 指向的数据库中已有其他程序的数据表，请改用空的数据库`;
  return null;
};

/** Refuses, before anything is written, a database that is not for this gateway. */
export const checkDatabase = async (client: SqlClient): Promise<void> => {
  const [row] = await client.query(factsOf, [], 'objects');
  const read = t.UnknownRecord.decode(row);
  const problem = isLeft(read) ? `${databaseSetting} 指向的不是 PostgreSQL` : problemOf(read.right);
  if (problem !== null) throw new DatabaseProblem(problem);
};
