import { locations } from '../../gateway/src/main/locations';
import { migrate } from '../../gateway/src/adapters/database/migration/migrate';
import { databaseOver } from '../../gateway/src/adapters/database/orm';
import { openPglite } from '../../gateway/src/adapters/database/pglite/connection';
import { serialDatabase, sourceOf } from '../../gateway/src/adapters/database/serial-database';
import { hashingThreads } from '../../gateway/src/adapters/password/hashing-threads';
import { scryptHasher } from '../../gateway/src/adapters/password/scrypt-hasher';
import { systemClock } from '../../gateway/src/adapters/system/system-clock';
import type { PageOptions, RunningGateway } from '../../gateway/src/main/options';
import { startGateway } from '../../gateway/src/main/start-gateway';
import { seedOnce } from '../../gateway/src/seed/seed';
import { silentLog } from '../process/silent-log';
import type { MarkedSeed } from './marked-seed';
import { sameChance } from './same-chance';

const name = 'marked';
const cheap = { N: 16, r: 1, p: 1 };

export interface MarkedWorld extends RunningGateway {
  readonly marked: MarkedSeed;
  /** What the database finds and orders deals by, as text. */
  readonly index: string;
}

/** Columns that are made of others: of these the indexes are, and nothing of them may be hidden. */
const derivedColumns = `
  select table_name as "table", column_name as "column" from information_schema.columns
  where table_schema = 'public' and (data_type = 'tsvector' or column_name like 'listed\\_%')`;

const isColumn = (row: unknown): row is { readonly table: string; readonly column: string } =>
  typeof row === 'object' && row !== null && 'table' in row && 'column' in row;

/** A gateway over a marked seed, whose clock stands at `now`. */
export const startWorld = async (
  marked: MarkedSeed,
  now: number,
  pages: PageOptions,
): Promise<MarkedWorld> => {
  const connection = await openPglite(locations.databaseThread, { folder: null, template: null });
  const sql = serialDatabase(sourceOf(connection));
  await migrate(sql, locations.migrations);
  const threads = hashingThreads({ entry: locations.hashingThread, clock: systemClock, threads: 1 });
  const passwords = scryptHasher(threads, sameChance(), cheap);
  await seedOnce({ database: databaseOver(sql), passwords, now }, name, marked.content);
  await threads.close();
  const texts: unknown[] = [];
  for (const row of (await sql.query(derivedColumns, [], 'objects')).filter(isColumn))
    texts.push(...(await sql.query(`select "${row.column}"::text as it from "${row.table}"`, [], 'objects')));
  const template = await connection.dump();
  await sql.close();
  const gateway = await startGateway({
    port: 0,
    secondPort: 0,
    storage: { kind: 'memory', template },
    pages,
    seed: { name, content: marked.content },
    passwordCost: cheap,
    clock: { ...systemClock, now: () => now },
    random: sameChance(),
    log: silentLog,
  });
  return { ...gateway, marked, index: JSON.stringify(texts) };
};
