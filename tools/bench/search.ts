import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { databaseOver } from '../../gateway/src/adapters/database/orm';
import { migrate } from '../../gateway/src/adapters/database/migration/migrate';
import { openPglite } from '../../gateway/src/adapters/database/pglite/connection';
import { serialDatabase, sourceOf } from '../../gateway/src/adapters/database/serial-database';
import { refreshStatistics } from '../../gateway/src/adapters/database/statistics';
import type { SqlDatabase } from '../../gateway/src/adapters/database/sql-client';
import { foundThingsStore } from '../../gateway/src/adapters/database/stores/found-things-store';
import { noPages } from '../../gateway/src/adapters/http/pages/page-source';
import { systemClock } from '../../gateway/src/adapters/system/system-clock';
import { systemRandom } from '../../gateway/src/adapters/system/system-random';
import { locations } from '../../gateway/src/main/locations';
import { seedContent } from '../../gateway/src/seed/seeds';
import { seedCheaply } from '../process/cheap-seeding';
import { startGatewayInMemory } from '../process/gateway-in-memory';
import { median } from './median';

/**
 * `npm run bench -- search`: the search over all kinds on the large seed, as ratios against the read of one deal by its
 * primary key, of the same server in the same run; and the plan of the statement, which names the indexes. Ends with 1
 * when a limit is not kept.
 */
const turns = 120;
const limits = { word: 5, commonest: 60 } as const;
const name = 'large';
const now = Date.now();
const content = seedContent(name, locations.seedData);

const connection = await openPglite(locations.databaseThread, { folder: null, template: null });
const sql = serialDatabase(sourceOf(connection));
await migrate(sql, locations.migrations);
await seedCheaply(sql, { name, content, now, random: systemRandom });
await refreshStatistics(databaseOver(sql));

const Word = t.type({ word: t.string, ndoc: t.union([t.number, t.string]) });

/** Words of two characters by the number of deals that have them, the commonest first. */
const words = (
  await sql.query(
    `select word, ndoc from ts_stat('select search from sale') where word ~ '^[一-龥]{2}$' order by ndoc desc, word`,
    [],
    'objects',
  )
).flatMap((row) => (Word.is(row) ? [row.word] : []));
const [commonest = ''] = words;
/** Every so often one of them: rare words and usual ones. */
const usual = words.filter((_, place) => place > 0 && place % Math.ceil(words.length / turns) === 0);

/** The plan of the statement that searches for a word. */
const planOf = async (word: string): Promise<readonly string[]> => {
  const asked: { readonly text: string; readonly parameters: readonly unknown[] }[] = [];
  const spied: SqlDatabase = {
    ...sql,
    query: (text, parameters, shape) => {
      asked.push({ text, parameters });
      return sql.query(text, parameters, shape);
    },
  };
  const things = foundThingsStore(databaseOver(spied));
  const wanted = things.kindsFor(true).map((kind) => ({ kind, limit: 3, offset: 0 }));
  const sought = { forms: [word], synonyms: [], bySound: false, inTitle: false };
  await things.find({ whole: word, words: [sought] }, wanted, now);
  const [statement] = asked;
  if (statement === undefined) throw new Error('bench: nothing was asked of the database');
  const rows = await sql.query(`explain ${statement.text}`, [...statement.parameters], 'arrays');
  return rows.map(String).filter((line) => /Index|Seq Scan/.test(line));
};
const plan = await planOf(usual[0] ?? commonest);
const template = await connection.dump();
await sql.close();

const gateway = await startGatewayInMemory({
  storage: { kind: 'memory', template },
  pages: { kind: 'source', source: noPages },
  seed: { name, content },
  clock: systemClock,
  random: systemRandom,
});

const Answer = t.type({ resultCode: t.number });

const timed = async (path: string, parameters: Readonly<Record<string, string>>): Promise<number> => {
  const began = performance.now();
  const query = new URLSearchParams({ t: '1', ...parameters }).toString();
  const response = await fetch(`${gateway.url}/gateway?${query}`, { headers: { 'X-Gateway-Path': path } });
  const answer = Answer.decode(await response.json());
  const ms = performance.now() - began;
  if (!isRight(answer) || answer.right.resultCode !== 200) throw new Error(`bench: ${path} was refused`);
  return ms;
};

const search = (text: string): Promise<number> => timed('/webapp/search!query.action', { text, exact: '1' });
const deals = content.sales.filter(({ state = 'listed' }) => state === 'listed');
const read = (turn: number): Promise<number> => {
  const deal = deals[(turn * 37) % deals.length];
  if (deal === undefined) throw new Error('bench: the seed has no deal');
  return timed('/webapp/sale!detail.action', { sourceType: deal.sourceType, id: deal.id });
};

const times: Readonly<Record<'commonest' | 'read' | 'word', number[]>> = {
  read: [],
  word: [],
  commonest: [],
};
// The first third meets code that is not compiled yet.
for (let turn = 0; turn < turns * 1.5; turn += 1) {
  const measured = {
    read: await read(turn),
    word: await search(usual[turn % usual.length] ?? commonest),
    commonest: await search(commonest),
  };
  if (turn < turns / 2) continue;
  times.read.push(measured.read);
  times.word.push(measured.word);
  times.commonest.push(measured.commonest);
}
await gateway.close();

const key = median(times.read) ?? Number.NaN;
console.log(
  `${content.sales.length} deals, ${usual.length} words; a read by primary key ${key.toFixed(2)} ms here`,
);
const held = (['word', 'commonest'] as const).map((what) => {
  const ms = median(times[what]) ?? Number.NaN;
  const holds = ms / key <= limits[what];
  const said = what === 'word' ? 'a word of two characters' : `the commonest word (${commonest})`;
  console.log(
    `${holds ? '✓' : '✗'} ${said}: ${(ms / key).toFixed(2)} reads (limit ${limits[what]}); ${ms.toFixed(1)} ms here`,
  );
  return holds;
});
for (const line of plan) console.log(`  ${line.trim()}`);
const indexed = plan.some((line) => line.includes('sale_search'));
console.log(`${indexed ? '✓' : '✗'} the plan of a word uses the indexes of words`);
process.exit(held.every(Boolean) && indexed ? 0 : 1);
