import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { databaseOver } from '../../gateway/src/adapters/database/orm';
import { migrate } from '../../gateway/src/adapters/database/migration/migrate';
import { openPglite } from '../../gateway/src/adapters/database/pglite/connection';
import { openPostgres } from '../../gateway/src/adapters/database/postgres/open-postgres';
import { serialDatabase, sourceOf } from '../../gateway/src/adapters/database/serial-database';
import type { SqlDatabase } from '../../gateway/src/adapters/database/sql-client';
import { refreshStatistics } from '../../gateway/src/adapters/database/statistics';
import { systemRandom } from '../../gateway/src/adapters/system/system-random';
import { locations } from '../../gateway/src/main/locations';
import { seedContent } from '../../gateway/src/seed/seeds';
import { insertMembers } from '../soak/cluster/world';
import { seedCheaply } from '../process/cheap-seeding';
import { silentLog } from '../process/silent-log';
import { installedPostgres, startPostgres } from '../servers/postgres';

/**
 * `npm run bench -- growth`: rows and bytes of each table and each index with the large seed and 5,000 members, and the bytes per row, on
 * a PostgreSQL server of its own where one is installed (`-- growth pglite` takes the embedded database). It measures
 * sizes, not times; docs/capacity.md calculates with them.
 */
const name = 'large';
/** So many members are added, so many at a time. */
const members = 5_000;
const membersAtOnce = 100;
/** Smaller relations are only their first pages, which says nothing about a row. */
const leastRows = 100;

const Part = t.type({ name: t.string, bytes: t.number });
const Table = t.type({
  name: t.string,
  rows: t.number,
  heap: t.number,
  total: t.number,
  indexes: t.array(Part),
});

const tablesOf = `
  select c.relname as name, greatest(c.reltuples, 0)::float8 as rows,
    (pg_table_size(c.oid))::float8 as heap, pg_total_relation_size(c.oid)::float8 as total,
    coalesce((select json_agg(json_build_object('name', i.relname, 'bytes', pg_relation_size(i.oid))
        order by pg_relation_size(i.oid) desc)
      from pg_index x join pg_class i on i.oid = x.indexrelid where x.indrelid = c.oid), '[]') as indexes
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  order by total desc, name`;

const embedded = async (): Promise<SqlDatabase> => {
  const sql = serialDatabase(
    sourceOf(await openPglite(locations.databaseThread, { folder: null, template: null })),
    600_000,
  );
  await migrate(sql, locations.migrations);
  return sql;
};

const onServer = async (programs: string): Promise<SqlDatabase> => {
  const server = await startPostgres(programs);
  const sql = await openPostgres({
    address: server.address('postgres'),
    connections: 2,
    log: silentLog,
    prepare: async (prepared) => {
      await migrate(prepared, locations.migrations);
    },
    chance: Math.random,
  });
  return {
    ...sql,
    close: async () => {
      await sql.close();
      await server.close();
    },
  };
};

const programs = process.argv.includes('pglite') ? null : installedPostgres();
const sql = await (programs === null ? embedded() : onServer(programs));
try {
  const content = seedContent(name, locations.seedData);
  await seedCheaply(sql, { name, content, now: Date.now(), random: systemRandom });
  // The seed has few accounts: these are as a member is after one login.
  for (let first = 0; first < members; first += membersAtOnce)
    await insertMembers(sql, { first, count: membersAtOnce });
  await refreshStatistics(databaseOver(sql));
  const read = t.array(Table).decode(await sql.query(tablesOf, [], 'objects'));
  if (isLeft(read)) throw new Error('bench: the sizes cannot be read');

  console.log(
    `${programs === null ? 'PGlite' : 'PostgreSQL'}, large seed: ${content.accounts.length} accounts, and ${members} members`,
  );
  const perRow = (bytes: number, rows: number): string =>
    rows < leastRows ? '' : `  ${(bytes / rows).toFixed(0)} B/row`;
  const line = (words: string, rows: number | null, bytes: number, ratio: string): void =>
    console.log(
      `${words.padEnd(52)}${rows === null ? ''.padStart(9) : String(rows).padStart(9)}${String(bytes).padStart(12)}${ratio}`,
    );
  console.log(`${'table, index'.padEnd(52)}${'rows'.padStart(9)}${'bytes'.padStart(12)}`);
  for (const table of read.right.filter(({ rows }) => rows > 0)) {
    line(table.name, table.rows, table.heap, perRow(table.heap, table.rows));
    for (const index of table.indexes)
      line(`  ${index.name}`, null, index.bytes, perRow(index.bytes, table.rows));
    line('  with its indexes', null, table.total, perRow(table.total, table.rows));
  }
  const sum = read.right.reduce((bytes, { total }) => bytes + total, 0);
  line('all', null, sum, '');
} finally {
  await sql.close();
}
