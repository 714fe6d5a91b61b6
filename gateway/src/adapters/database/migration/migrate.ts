import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { SqlDatabase } from '../sql-client';
import { codeOf } from '../../system/code-of';
import { OperatorProblem } from '../../../ports/operator-problem';

/** Something about the stored schema that the operator must settle; `message` is for them, and begins with the database. */
export class MigrationProblem extends OperatorProblem {}

/** How a migration waits for other sessions that use its tables. */
export interface MigrationWaits {
  /** How often a migration is tried. */
  readonly tries: number;
  readonly pause: () => Promise<unknown>;
}

/**
 * A statement that waits for a table keeps later readers of it waiting, whose own limit is 5 s: each try ends after 2 s,
 * and the readers go on in the pause. All tries take 5 minutes at most.
 */
const lockMs = 2_000;
const usualWaits: MigrationWaits = { tries: 60, pause: () => wait(3_000) };
const lockNotAvailable = '55P03';

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

const applied = async (database: SqlDatabase, name: string, sql: string): Promise<void> =>
  database.transaction(async (client) => {
    await client.script(`set local lock_timeout = ${lockMs}`);
    await client.script(sql);
    await client.query('insert into schema_migration (name) values ($1)', [name], 'arrays');
  });

/** Applies one migration, again after a pause while other sessions hold its tables. */
const applyPatiently = async (
  database: SqlDatabase,
  name: string,
  sql: string,
  { tries, pause }: MigrationWaits,
): Promise<void> => {
  for (let count = 1; ; count += 1)
    try {
      await applied(database, name, sql);
      return;
    } catch (error) {
      if (codeOf(error) !== lockNotAvailable) throw error;
      if (count >= tries)
        throw new MigrationProblem(
          `数据库中的数据表正被其他会话占用（例如备份），${name} 无法执行，请在其结束后重新启动`,
          { cause: error },
        );
      await pause();
    }
};

/**
 * Brings a database of any earlier version to this one (OPS-05): each file of the folder once, in
 * the order of its number, each in a transaction of its own. Answers the names of those applied now.
 */
export const migrate = async (
  database: SqlDatabase,
  folder: URL,
  waits: MigrationWaits = usualWaits,
): Promise<readonly string[]> => {
  const known = await migrationsIn(folder);
  const earlier = await appliedIn(database);
  const newer = newerMigration(earlier, known);
  if (newer !== undefined)
    throw new MigrationProblem(`数据库由更新的版本写成（${newer}），请使用更新的程序启动`);

  const missing = known.filter((name) => !earlier.includes(name));
  for (const name of missing)
    await applyPatiently(database, name, await readFile(new URL(name, folder), 'utf8'), waits);
  return missing;
};
