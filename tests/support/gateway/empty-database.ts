import { openPglite } from '../../../gateway/src/adapters/database/pglite/connection';
import { serialDatabase, sourceOf } from '../../../gateway/src/adapters/database/serial-database';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { locations } from '../../../gateway/src/main/locations';
import { emptyDatabase, openDatabase, testServer } from './postgres-databases';
import { emptyTemplate } from './template';

/** A database in which nothing was ever done. */
export const openEmptyDatabase = async (): Promise<SqlDatabase> => {
  if (testServer !== null) return openDatabase(await emptyDatabase(testServer));
  const template = await emptyTemplate();
  return serialDatabase(sourceOf(await openPglite(locations.databaseThread, { folder: null, template })));
};
