import { openPglite } from '../../../gateway/src/adapters/database/pglite/connection';
import { migrate } from '../../../gateway/src/adapters/database/migration/migrate';
import { serialDatabase, sourceOf } from '../../../gateway/src/adapters/database/serial-database';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import { locations } from '../../../gateway/src/main/locations';
import type { StorageOptions } from '../../../gateway/src/main/options';
import type { SeedContent } from '../../../gateway/src/seed/seed-content';
import { seedCheaply } from '../../../tools/process/cheap-seeding';
import { copiedDatabase, openDatabase, originalDatabase, testServer } from './postgres-databases';
import { seededAt, seededTemplate } from './template';

/** A database to begin from, on whichever database the suites run. */
export interface DatabaseImage {
  /** Where a gateway finds a new copy of it; `folder` is where operators are heard. */
  readonly storage: (folder?: string) => Promise<StorageOptions>;
  /** Opens a new copy. */
  readonly open: () => Promise<SqlDatabase>;
  /** The same after some statements; `name` tells it from others. */
  readonly after: (name: string, script: string) => Promise<DatabaseImage>;
}

const fileImage = (template: Uint8Array<ArrayBuffer>): DatabaseImage => {
  const opened = () => openPglite(locations.databaseThread, { folder: null, template });
  return {
    storage: (folder) =>
      Promise.resolve({ kind: 'memory', template, ...(folder === undefined ? {} : { folder }) }),
    open: async () => serialDatabase(sourceOf(await opened())),
    after: async (_name, script) => {
      const connection = await opened();
      await connection.script(script);
      await connection.script('checkpoint');
      const file = await connection.dump();
      await connection.close();
      return fileImage(file);
    },
  };
};

const serverImage = (
  server: string,
  key: string,
  make: (sql: SqlDatabase) => Promise<unknown>,
): DatabaseImage => {
  const copied = async (): Promise<string> =>
    copiedDatabase(server, await originalDatabase(server, key, make));
  return {
    storage: async (folder) => ({
      kind: 'postgres',
      address: await copied(),
      connections: 6,
      ...(folder === undefined ? {} : { folder }),
    }),
    open: async () => openDatabase(await copied()),
    after: (name, script) =>
      Promise.resolve(
        serverImage(server, `${key} ${name} ${script}`, async (sql) => {
          await make(sql);
          await sql.script(script);
        }),
      ),
  };
};

/**
 * A migrated and seeded database, made once for all tests that ask for the same content.
 * @param now the moment of seeding, milliseconds since 1970
 */
export const seededImage = async (
  name: string,
  content: SeedContent,
  now = seededAt,
): Promise<DatabaseImage> => {
  if (testServer === null) return fileImage(await seededTemplate(name, content, now));
  return serverImage(testServer, JSON.stringify([name, content, now]), async (sql) => {
    await migrate(sql, locations.migrations);
    await seedCheaply(sql, { name, content, now, random: systemRandom });
  });
};
