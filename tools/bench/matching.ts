import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { matchingCalls } from '../../contract/matching/calls';
import { Matching } from '../../contract/matching/matching';
import { databaseOver } from '../../gateway/src/adapters/database/orm';
import { migrate } from '../../gateway/src/adapters/database/migration/migrate';
import { openPglite } from '../../gateway/src/adapters/database/pglite/connection';
import { serialDatabase, sourceOf } from '../../gateway/src/adapters/database/serial-database';
import { refreshStatistics } from '../../gateway/src/adapters/database/statistics';
import { noPages } from '../../gateway/src/adapters/http/pages/page-source';
import { systemClock } from '../../gateway/src/adapters/system/system-clock';
import { systemRandom } from '../../gateway/src/adapters/system/system-random';
import { locations } from '../../gateway/src/main/locations';
import { seedContent } from '../../gateway/src/seed/seeds';
import { seedCheaply } from '../process/cheap-seeding';
import { startGatewayInMemory } from '../process/gateway-in-memory';
import { median } from './median';

/**
 * `npm run bench -- matching`: the counterparties of one demand among all deals of the large seed, as a ratio against the
 * read of one deal by its primary key, of the same server in the same run. Ends with 1 when the limit is not kept.
 */
const limit = 150;
/** An account has 120 in ten minutes. */
const turns = 90;
const name = 'large';
const content = seedContent(name, locations.seedData);

const connection = await openPglite(locations.databaseThread, { folder: null, template: null });
const sql = serialDatabase(sourceOf(connection));
await migrate(sql, locations.migrations);
await seedCheaply(sql, { name, content, now: Date.now(), random: systemRandom });
await refreshStatistics(databaseOver(sql));
const template = await connection.dump();
await sql.close();

const gateway = await startGatewayInMemory({
  storage: { kind: 'memory', template },
  pages: { kind: 'source', source: noPages },
  seed: { name, content },
  clock: systemClock,
  random: systemRandom,
});

const buyer = content.buys.find(({ ownerId, state = 'listed' }) => ownerId !== null && state === 'listed');
const token = await gateway.inside.sessions.open(buyer?.ownerId ?? '');

const Answer = t.type({ resultCode: t.number, data: t.unknown });

const timed = async (path: string, parameters: Readonly<Record<string, string>>) => {
  const began = performance.now();
  const query = new URLSearchParams({ t: '1', ...parameters }).toString();
  const response = await fetch(`${gateway.url}/gateway?${query}`, {
    headers: { 'X-Gateway-Path': path, Authorization: `Bearer ${token}` },
  });
  const answer = Answer.decode(await response.json());
  const ms = performance.now() - began;
  if (!isRight(answer) || answer.right.resultCode !== 200) throw new Error(`bench: ${path} was refused`);
  return { ms, data: answer.right.data };
};

const own = matchingCalls.own.answer.decode((await timed(matchingCalls.own.path, {})).data);
const demand = isRight(own) ? own.right.find(({ kind }) => kind === 'buy') : undefined;
if (demand === undefined) throw new Error('bench: the account has no listed demand');

const match = () => timed(matchingCalls.best.path, { id: demand.id });
const deals = content.sales.filter(({ state = 'listed' }) => state === 'listed');
const read = (turn: number) => {
  const deal = deals[(turn * 37) % deals.length];
  if (deal === undefined) throw new Error('bench: the seed has no deal');
  return timed('/webapp/sale!detail.action', { sourceType: deal.sourceType, id: deal.id });
};

const times: Readonly<Record<'match' | 'read', number[]>> = { match: [], read: [] };
// The first third meets code that is not compiled yet.
for (let turn = 0; turn < turns; turn += 1) {
  const measured = { read: (await read(turn)).ms, match: (await match()).ms };
  if (turn < turns / 3) continue;
  times.read.push(measured.read);
  times.match.push(measured.match);
}
const result = Matching.decode((await match()).data);
await gateway.close();

const key = median(times.read) ?? Number.NaN;
const ms = median(times.match) ?? Number.NaN;
const holds = ms / key <= limit;
const compared = isRight(result) ? result.right.compared : 0;
const found = isRight(result) ? result.right.matches.length : 0;
console.log(`${compared} deals compared, ${found} shown; a read by primary key ${key.toFixed(2)} ms here`);
console.log(
  `${holds ? '✓' : '✗'} the counterparties of one demand: ${(ms / key).toFixed(1)} reads (limit ${limit}); ${ms.toFixed(1)} ms here`,
);
process.exit(holds && compared > 9_000 && found > 0 ? 0 : 1);
