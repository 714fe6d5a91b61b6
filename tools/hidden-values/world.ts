import { locations } from '../../gateway/src/main/locations';
import { migrate } from '../../gateway/src/adapters/database/migration/migrate';
import { openPglite } from '../../gateway/src/adapters/database/pglite/connection';
import { serialDatabase, sourceOf } from '../../gateway/src/adapters/database/serial-database';
import type { PageOptions, RunningGateway } from '../../gateway/src/main/options';
import { seedCheaply } from '../process/cheap-seeding';
import { startGatewayInMemory } from '../process/gateway-in-memory';
import { standingAt } from '../process/standing-clock';
import type { MarkedSeed } from './marked-seed';
import { sameChance } from './same-chance';

const name = 'marked';

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
  await seedCheaply(sql, { name, content: marked.content, now, random: sameChance() });
  const texts: unknown[] = [];
  for (const row of (await sql.query(derivedColumns, [], 'objects')).filter(isColumn))
    texts.push(...(await sql.query(`select "${row.column}"::text as it from "${row.table}"`, [], 'objects')));
  const template = await connection.dump();
  await sql.close();
  const gateway = await startGatewayInMemory({
    storage: { kind: 'memory', template },
    pages,
    seed: { name, content: marked.content },
    // What comes in time on a fast machine (a picture that is drawn) comes in time on a slow one.
    clock: standingAt(now),
    random: sameChance(),
  });
  return { ...gateway, marked, index: JSON.stringify(texts) };
};
