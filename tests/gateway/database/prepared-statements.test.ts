import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPglite, type PgliteConnection } from '../../../gateway/src/adapters/database/pglite/connection';
import { locations } from '../../../gateway/src/main/locations';

const nothing = { folder: null, template: null };

let connection: PgliteConnection;
beforeAll(async () => {
  connection = await openPglite(locations.databaseThread, nothing);
});
afterAll(() => connection.close());

/** How often the database carried a statement out that it had read before. */
const turnsOf = async (sql: string): Promise<unknown> =>
  (
    await connection.query(
      'select (generic_plans + custom_plans)::int as turns from pg_prepared_statements where statement = $1',
      [sql],
      'objects',
    )
  ).map((row) => (row as { readonly turns: number }).turns);

const readyOnes = async (): Promise<number> => {
  const [row] = await connection.query('select count(*)::int from pg_prepared_statements', [], 'arrays');
  return Number((row as readonly unknown[])[0]);
};

const everyKind =
  'select $1::text as words, $2::bigint as whole, $3::boolean as held, $4::jsonb as parts, $5::text[] as several, $6::bytea as file, $7::double precision as figure';

const cell = {
  words: fc.option(fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'))),
  whole: fc.option(fc.maxSafeInteger()),
  held: fc.option(fc.boolean()),
  parts: fc.option(
    fc.jsonValue({ stringUnit: 'grapheme-ascii' }).filter((value) => typeof value === 'object'),
  ),
  several: fc.option(fc.array(fc.stringMatching(/^[\w 中文",\\{}]*$/u))),
  file: fc.option(fc.uint8Array()),
  figure: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
};

/** So long a text is read anew each time. */
const anewEachTime = `${everyKind} ${' '.repeat(8_000)}`;

test('values come back from a statement that is read once as from one that is read anew', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record(cell), async (values) => {
      const given = Object.values(values);
      for (const shape of ['objects', 'arrays'] as const)
        expect(await connection.query(everyKind, given, shape)).toEqual(
          await connection.query(anewEachTime, given, shape),
        );
    }),
    { numRuns: 100 },
  );
  expect(await turnsOf(anewEachTime)).toEqual([]);
});

test('a statement is read once, however often it is asked', async () => {
  const sql = 'select $1::int + 1 as next';
  for (const turn of [1, 2, 3, 4])
    expect(await connection.query(sql, [turn], 'arrays')).toEqual([[turn + 1]]);
  expect(await turnsOf(sql)).toEqual([4]);
});

test('of many statements the last 200 are kept ready, and the others are read anew', async () => {
  for (let nth = 0; nth < 260; nth += 1)
    expect(await connection.query(`select ${nth} as nth`, [], 'objects')).toEqual([{ nth }]);
  expect(await readyOnes()).toBeLessThanOrEqual(201);
  expect(await connection.query('select 0 as nth', [], 'objects')).toEqual([{ nth: 0 }]);
});

test('[OPS-01] what a table is may change: its statements are read anew', async () => {
  await connection.script('create table figure (value text); insert into figure values (12)');
  const sql = 'select value from figure';
  expect(await connection.query(sql, [], 'arrays')).toEqual([['12']]);
  await connection.script('alter table figure alter column value type int using value::int');
  expect(await connection.query(sql, [], 'arrays')).toEqual([[12]]);
});

test('what begins and ends a transaction leaves statements ready', async () => {
  const sql = 'select $1::text as said';
  for (const words of ['begin', 'commit', 'begin', 'rollback']) {
    await connection.script(words);
    await connection.query(sql, [words], 'arrays');
  }
  expect(await turnsOf(sql)).toEqual([4]);
});

test('[OPS-01] a statement that fails is told, and the next one answers', async () => {
  const sql = 'select 10 / $1::int as part';
  await expect(connection.query(sql, [0], 'arrays')).rejects.toThrow('22012: a wrong value');
  expect(await connection.query(sql, [5], 'arrays')).toEqual([[2]]);
  await expect(connection.query(sql, ['five'], 'arrays')).rejects.toThrow('22P02: a wrong value');
  await expect(connection.query('select nothing from nowhere', [], 'arrays')).rejects.toThrow(
    'does not exist',
  );
  expect(await connection.query(sql, [2], 'arrays')).toEqual([[5]]);
});

test('of statements that are asked at once each gets its own answer', async () => {
  const asked = Array.from({ length: 60 }, (_, nth) => nth);
  const answers = await Promise.all(
    asked.map((nth) => connection.query(`select $1::int * ${nth % 7} as part`, [nth], 'arrays')),
  );
  expect(answers).toEqual(asked.map((nth) => [[nth * (nth % 7)]]));
});

test('[SEC-05] the error about a value does not hold the value', async () => {
  const wrong = connection.query('select $1::text::int', ['张三的密码'], 'arrays');
  await expect(wrong).rejects.toThrow('22P02: a wrong value');
  await expect(wrong).rejects.not.toThrow('张三');
});
