import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { SqlClient } from '../sql-client';
import { DatabaseProblem } from './database-problem';
import { databaseSetting } from './database-address';

/** The oldest PostgreSQL that the statements are written for. */
const oldestVersion = 15;

/**
 * Our own tables are known by the list of migrations, in the form that no other application keeps. Tables of others count
 * in every schema but those of the system, without what an extension brings.
 */
const factsOf = `
  select current_setting('server_version_num')::int / 10000 as version,
    current_setting('server_encoding') as encoding,
    pg_is_in_recovery() as standby,
    has_database_privilege(current_database(), 'temporary')
      and has_schema_privilege(coalesce(current_schema(), 'public'), 'create') as may_create,
    (select count(*) = 2 from pg_attribute where attrelid = to_regclass('schema_migration') and not attisdropped
      and (attname, atttypid) in (('name', 'text'::regtype), ('applied_at', 'timestamptz'::regtype))) as is_ours,
    (select pg_get_userbyid(relowner) from pg_class
      where oid = to_regclass('schema_migration') and not pg_has_role(relowner, 'usage')) as other_owner,
    (select count(*)::int from pg_class
      where relkind in ('r', 'p', 'm', 'f')
        and relnamespace not in (select oid from pg_namespace where nspname ~ '^pg_' or nspname = 'information_schema')
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')) as tables`;

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
  const owner = row['other_owner'];
  if (typeof owner === 'string')
    return `${databaseSetting} 指向的数据库中的数据表属于用户 ${owner}，请改用该用户，或将数据表的所有者改为当前用户`;
  return null;
};

/** Refuses, before anything is written, a database that is not for this gateway. */
export const checkDatabase = async (client: SqlClient): Promise<void> => {
  const [row] = await client.query(factsOf, [], 'objects');
  const read = t.UnknownRecord.decode(row);
  const problem = isLeft(read) ? `${databaseSetting} 指向的不是 PostgreSQL` : problemOf(read.right);
  if (problem !== null) throw new DatabaseProblem(problem);
};
