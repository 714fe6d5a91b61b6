import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy } from '../../../gateway/src/adapters/database/schema/buy';
import { pictureProcess } from '../../../gateway/src/adapters/pictures/picture-process';
import { searchQuery } from '../../../gateway/src/domain/search/bigrams';
import { locations } from '../../../gateway/src/main/locations';
import { openStorage, type Storage } from '../../../gateway/src/main/storage';
import { buyRow } from '../../../gateway/src/seed/buy-rows';
import { largeBuys } from '../../../gateway/src/seed/large/large-buys';
import { seedData } from '../../../gateway/src/seed/large/seed-data';
import { silentLog } from '../../../tools/process/silent-log';

const now = Date.UTC(2026, 10, 20);
const pictures = pictureProcess(locations.pictureWorker);
let storage: Storage;
beforeAll(async () => {
  storage = await openStorage(
    { kind: 'memory' },
    { log: silentLog, seed: () => Promise.resolve(false), onLost: () => undefined, pictures },
  );
  const rows = largeBuys(seedData(new URL('../../../gateway/seed/', import.meta.url)), 5_000).map((seed) =>
    buyRow(seed, now),
  );
  for (let from = 0; from < rows.length; from += 500)
    await storage.database.orm.insert(buy).values(rows.slice(from, from + 500));
  await storage.database.orm.execute('vacuum analyze buy');
});
afterAll(async () => {
  await storage.close();
  await pictures.close();
});

const plan = async (question: string): Promise<string> =>
  JSON.stringify(await storage.database.orm.execute(`explain ${question}`));
const listed = `state = 'listed' and expires_at > ${now}`;

test.each([
  ['confirmation', 'confirmed_at desc, id desc'],
  ['the highest amount', 'coalesce(listed_most, -1) desc, id desc'],
  ['the lowest amount', 'coalesce(listed_least, 1000000000000000), id'],
])(
  '[SCR-02] of 5,000 demands the first page by %s is read along an index, never sorted whole',
  async (_by, order) => {
    const lines = await plan(`select id from buy where ${listed} order by ${order} limit 21`);
    expect(lines).toContain('Index Scan');
    expect(lines).not.toMatch(/Seq Scan|"Sort /);
  },
);

test.each([
  "industry_ids ?| array['0604', '-1']::text[]",
  "round_ids ?| array['6_2', '-1']::text[] and industry_ids ?| array['0203', '-1']::text[]",
  `search @@ '${(searchQuery(['滚珠丝杠']) ?? '').replaceAll("'", "''")}'::tsquery`,
])('[SCR-02] what few of 5,000 demands name is counted by the index of what they name: %s', async (which) => {
  expect(await plan(`select count(*) from buy where ${listed} and ${which}`)).toMatch(
    /Bitmap Index Scan on buy_/,
  );
});
