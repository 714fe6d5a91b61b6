import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../../../gateway/src/adapters/database/migration/migrate';
import { openPglite } from '../../../gateway/src/adapters/database/pglite/connection';
import { serialDatabase, sourceOf } from '../../../gateway/src/adapters/database/serial-database';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import { locations } from '../../../gateway/src/main/locations';
import type { SeedContent } from '../../../gateway/src/seed/seed-content';
import { seedCheaply } from '../../../tools/process/cheap-seeding';

/** The moment at which the database of a gateway with a standing clock was seeded: 2026-10-15 10:00:00 in Beijing. */
export const seededAt = Date.UTC(2026, 9, 15, 2);

const folder = fileURLToPath(new URL('.cache/gateway-templates/', locations.project));

/** What a migrated database is made of, and what else is named. */
const keyOf = async (...more: readonly unknown[]): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify([more, dropUnopened, form]));
  for (const name of (await readdir(locations.migrations)).sort())
    hash.update(await readFile(new URL(name, locations.migrations)));
  return hash.digest('hex').slice(0, 16);
};

/** Nobody opens the two databases that PostgreSQL copies others from; without them a template opens in half the time. */
const dropUnopened = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
];

/** Another one wherever a database is made otherwise, by code that no key is made of. */
const form = '2';

type Template = Uint8Array<ArrayBuffer>;

/** The file of a database that begins from another's, after what is done to it; from nothing where there is none. */
const dumpAfter = async (
  template: Template | null,
  work: (sql: SqlDatabase) => Promise<unknown>,
): Promise<Template> => {
  const connection = await openPglite(locations.databaseThread, { folder: null, template });
  const sql = serialDatabase(sourceOf(connection));
  await work(sql);
  await connection.script('checkpoint');
  const file = await connection.dump();
  await sql.close();
  return file;
};

/** Reads the template of this name and key, or makes it and removes those that it replaces. */
const kept = async (name: string, key: string, make: () => Promise<Template>): Promise<Template> => {
  const file = `${name}-${key}.tar`;
  const known = await readFile(join(folder, file)).catch(() => null);
  if (known !== null) return new Uint8Array(known);
  const template = await make();
  await mkdir(folder, { recursive: true });
  const replaced = (await readdir(folder)).filter(
    (other) => other.startsWith(`${name}-`) && other.endsWith('.tar') && other !== file,
  );
  const draft = join(folder, `${file}.${process.pid}`);
  await writeFile(draft, template);
  await rename(draft, join(folder, file));
  await Promise.all(replaced.map((other) => rm(join(folder, other), { force: true })));
  return template;
};

/** A database in which nothing was ever done, as one file: three times quicker to open than to make. */
export const emptyTemplate = (): Promise<Template> =>
  kept('nothing', form, () =>
    dumpAfter(null, async (sql) => {
      for (const statement of dropUnopened) await sql.script(statement);
    }),
  );

/** A database with all tables and nothing in them: what is seeded begins from it. */
export const migratedTemplate = async (): Promise<Template> =>
  kept('migrated', await keyOf(), async () =>
    dumpAfter(await emptyTemplate(), (sql) => migrate(sql, locations.migrations)),
  );

interface Wanted {
  readonly name: string;
  readonly content: SeedContent;
  readonly now: number;
}

const seeded = async ({ name, content, now }: Wanted): Promise<Template> =>
  kept(name, await keyOf(content, now), async () =>
    dumpAfter(await migratedTemplate(), (sql) =>
      seedCheaply(sql, { name, content, now, random: systemRandom }),
    ),
  );

/** What this process asked for last: a file of tests asks for the same one again and again. */
let last: (Wanted & { readonly template: Promise<Template> }) | null = null;

/**
 * A migrated and seeded database as one file, made once for all tests that ask for the same content.
 * @param now the moment of seeding, milliseconds since 1970
 */
export const seededTemplate = (name: string, content: SeedContent, now = seededAt): Promise<Template> => {
  if (last?.name !== name || last.content !== content || last.now !== now) {
    const wanted = { name, content, now };
    last = { ...wanted, template: seeded(wanted) };
  }
  return last.template;
};
