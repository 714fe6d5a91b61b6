import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy } from '../../../gateway/src/adapters/database/kinds/buy/table';
import { sale } from '../../../gateway/src/adapters/database/kinds/sale/table';
import { databaseOver, type Database } from '../../../gateway/src/adapters/database/orm';
import { listUnlisted } from '../../../gateway/src/adapters/database/stores/list-unlisted';
import { matchCandidateStore } from '../../../gateway/src/adapters/database/stores/match-candidate-store';
import { rankMatches, type RankedMatches } from '../../../gateway/src/domain/matching/match';
import {
  matchedBuy,
  matchedSale,
  type MatchedThing,
} from '../../../gateway/src/domain/matching/matched-thing';
import { demoSeed } from '../../../tools/process/seeds';
import { seededImage } from '../../support/gateway/database-image';
import { seededAt } from '../../support/gateway/template';

let database: Database;
let run: (statement: string) => Promise<unknown>;
let close: () => Promise<void>;
let sales: readonly MatchedThing[];
let buys: readonly MatchedThing[];

const readAll = async (): Promise<void> => {
  sales = (await database.orm.select().from(sale)).filter(({ state }) => state === 'listed').map(matchedSale);
  buys = (await database.orm.select().from(buy))
    .filter(({ state, expiresAt }) => state === 'listed' && expiresAt > seededAt)
    .map(matchedBuy);
};

beforeAll(async () => {
  const sql = await (await seededImage('demo', demoSeed)).open();
  database = databaseOver(sql);
  run = (statement) => sql.query(statement, [], 'objects');
  close = () => sql.close();
  await readAll();
});
afterAll(() => close());

const most = { matches: 5, near: 5 };
const sidesOf = (things: readonly MatchedThing[]) => things.map(({ side }) => side);
const named = ({ matches, near }: RankedMatches) => [matches, near];

/** Expects the best of the database to be the best of the domain for each side. @returns how many each side has */
const foundAlike = async (kind: 'sale' | 'buy'): Promise<readonly number[]> => {
  const [mine, others] = kind === 'sale' ? [buys, sales] : [sales, buys];
  const store = matchCandidateStore(database);
  const found: number[] = [];
  for (const { side } of mine) {
    const { compared, things } = await store.best(kind, side, most.matches, seededAt);
    const ofOthers = others.filter((each) => side.ownerId === null || each.side.ownerId !== side.ownerId);
    expect(compared).toBe(ofOthers.length);
    const all = rankMatches(side, sidesOf(others), most);
    expect(named(rankMatches(side, sidesOf(things), most))).toEqual(named(all));
    expect(things.length).toBeLessThanOrEqual(2 * most.matches);
    found.push(all.matches.length + all.near.length);
  }
  return found;
};

test.each(['sale', 'buy'] as const)(
  '[SCR-13] the candidates that the database reads of the kind %s hold the best of all rows',
  async (kind) => {
    const found = await foundAlike(kind);
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((count) => count > 0).length).toBeGreaterThan(20);
  },
);

test('[SCR-13] a demand that an older version stored gets the stake that it asks for', async () => {
  const { orm } = database;
  const stakes = async () => orm.select({ id: buy.id, wanted: buy.wantedStake }).from(buy).orderBy(buy.id);
  const before = await stakes();
  expect(before.some(({ wanted }) => Number(wanted) > 50)).toBe(true);
  expect(before.some(({ wanted }) => Number(wanted) > 0 && Number(wanted) <= 50)).toBe(true);
  expect(before.some(({ wanted }) => Number(wanted) === 0)).toBe(true);
  await orm.update(buy).set({ wantedStake: null });
  await listUnlisted(database);
  expect(await stakes()).toEqual(before);
});

test.each([
  'update sale set listed_amount = 0 where mod(length(title), 2) = 0',
  'update buy set listed_least = 0, listed_most = 0 where mod(length(title), 2) = 0',
  'update buy set listed_least = 0, listed_most = 1000000000000 where mod(length(title), 2) = 1',
])('[SCR-13] the database and the domain agree on amounts of 0: %s', async (statement) => {
  await run(statement);
  await readAll();
  await foundAlike('sale');
  await foundAlike('buy');
});
