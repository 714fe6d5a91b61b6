import { readdir, readFile } from 'node:fs/promises';
import type { SqlDatabase } from '../sql-client';
import { OperatorProblem } from '../../../ports/operator-problem';

/** Something about the stored schema that the operator must settle; `message` is for them. */
export class MigrationProblem extends OperatorProblem {}

const isMigration = (name: string): boolean => /^\d{4}-[a-z0-9-]+\.sql$/.test(name);

/** The names of the migrations in a folder, in their order. */
export const migrationsIn = async (folder: URL): Promise<readonly string[]> =>
  (await readdir(folder)).filter(isMigration).sort();

/** The name of a migration that a later version has applied and this one does not know; undefined for none. */
export const newerMigration = (applied: readonly string[], known: readonly string[]): string | undefined =>
  applied.find((name) => !known.includes(name));

const appliedIn = async (database: SqlDatabase): Promise<readonly string[]> => {
  await database.script(
    'create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())',
  );
  const rows = await database.query('select name from schema_migration order by name', [], 'arrays');
  return rows.map((row) => String((row as unknown[])[0]));
};

/**
 * Brings a database of any earlier version to this one (OPS-05): each file of the folder once, in
 * the order of its number, each in a transaction of its own. Answers the names of those applied now.
 */
export const migrate = async (database: SqlDatabase, folder: URL): Promise<readonly string[]> => {
  const known = await migrationsIn(folder);
  const applied = await appliedIn(database);
  const newer = newerMigration(applied, known);
  if (newer !== undefined)
    throw new MigrationProblem(`数据库由更新的版本写成（${newer}），请使用更新的程序启动`);

  const missing = known.filter((name) => !applied.includes(name));
  for (const name of missing) {
    const sql = await readFile(new URL(name, folder), 'utf8');
    await database.transaction(async (client) => {
      await client.script(sql);
      await client.query('insert into schema_migration (name) values ($1)', [name], 'arrays');
    });
  }
  return missing;
};
