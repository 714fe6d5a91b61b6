import { inspect } from 'node:util';
import {
  declarationNames,
  questionnaireVersion,
  riskQuestions,
} from '../../contract/determination/questionnaire';
import { databaseOver } from '../../gateway/src/adapters/database/orm';
import { determinationStore } from '../../gateway/src/adapters/database/stores/determination-store';
import { validUntilOf } from '../../gateway/src/domain/determination/determination';
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
  /** The lines for the operator until now. */
  readonly log: () => string;
}

/** Columns that are made of others: of these the indexes are, and nothing of them may be hidden. */
const derivedColumns = `
  select table_name as "table", column_name as "column" from information_schema.columns
  where table_schema = 'public' and (data_type = 'tsvector' or column_name like 'listed\\_%')`;

const isColumn = (row: unknown): row is { readonly table: string; readonly column: string } =>
  typeof row === 'object' && row !== null && 'table' in row && 'column' in row;

const declared = {
  version: questionnaireVersion,
  standard: 'income',
  declared: declarationNames,
  answers: riskQuestions.map(({ id }) => `${id}-d`),
} as const;

/** How a marked gateway starts. */
interface WorldSettings {
  /** The moment at which its clock stands, milliseconds since 1970. */
  readonly now: number;
  readonly pages: PageOptions;
  /** A dumped database that is migrated already; absent, the database is made from nothing. */
  readonly template?: Uint8Array<ArrayBuffer>;
}

/** A gateway over a marked seed. */
export const startWorld = async (
  marked: MarkedSeed,
  { now, pages, template: before }: WorldSettings,
): Promise<MarkedWorld> => {
  const lines: string[] = [];
  const connection = await openPglite(locations.databaseThread, { folder: null, template: before ?? null });
  const sql = serialDatabase(sourceOf(connection));
  await migrate(sql, locations.migrations);
  await seedCheaply(sql, { name, content: marked.content, now, random: sameChance() });
  const database = databaseOver(sql);
  for (const accountId of marked.determined)
    await determinationStore(database).add(accountId, declared, {
      standard: declared.standard,
      grade: 'C4',
      determinedAt: now,
      validUntil: validUntilOf(now),
    });
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
    log: {
      info: (line) => lines.push(line),
      problem: (line, cause) => lines.push(line, inspect(cause, { depth: 6 })),
    },
  });
  return { ...gateway, marked, index: JSON.stringify(texts), log: () => lines.join('\n') };
};
