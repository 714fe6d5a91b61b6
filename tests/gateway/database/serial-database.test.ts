import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serialDatabase, sourceOf } from '../../../gateway/src/adapters/database/serial-database';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { openEmptyDatabase } from '../../support/gateway/empty-database';

let database: SqlDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await database.script('create table a (id int)');
});
afterAll(() => database.close());

const count = async () => {
  const [row] = await database.query('select count(*)::int as count from a', [], 'objects');
  return (row as { count: number }).count;
};

describe('the queue before the database', () => {
  test('what is asked during a transaction waits for its end', async () => {
    const before = await count();
    const order: string[] = [];
    const transaction = database.transaction(async (client) => {
      await client.script('insert into a values (1)');
      order.push('inserted');
      await client.script('insert into a values (2)');
      order.push('committing');
    });
    const counted = count().then((now) => {
      order.push('counted');
      return now;
    });
    await transaction;
    expect(await counted).toBe(before + 2);
    expect(order).toEqual(['inserted', 'committing', 'counted']);
  });

  test('a transaction that fails leaves nothing, and the queue goes on', async () => {
    const before = await count();
    const failing = database.transaction(async (client) => {
      await client.script('insert into a values (1)');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await count()).toBe(before);
  });

  test('the database itself, used inside a transaction, is refused instead of waiting for ever', async () => {
    const wrong = database.transaction(() => database.query('select 1', [], 'arrays'));
    await expect(wrong).rejects.toThrow('only its own client');
    expect(await count()).toBeGreaterThanOrEqual(0);
  });

  test('[SEC-05] values are never part of the statement', async () => {
    const evil = "'; drop table a; --";
    const [row] = await database.query('select $1::text as text', [evil], 'objects');
    expect(row).toEqual({ text: evil });
    expect(await count()).toBeGreaterThanOrEqual(0);
  });

  test('single statements are handed over before the first of them is answered, at most sixteen; a transaction goes alone', async () => {
    const handed: string[] = [];
    const answers: (() => void)[] = [];
    const later = (text: string): Promise<void> => {
      handed.push(text);
      return new Promise((resolve) => answers.push(resolve));
    };
    const slow = serialDatabase(
      sourceOf({
        query: (text) => later(text).then(() => []),
        script: (text) => later(text),
        close: () => Promise.resolve(),
      }),
    );
    const answerAll = async (): Promise<void> => {
      answers.splice(0).forEach((answer) => answer());
      await new Promise(setImmediate);
    };
    const ask = (text: string) => slow.query(text, [], 'arrays');
    const first = Array.from({ length: 20 }, (_, nth) => ask(`select ${nth}`));
    const counted = slow.transaction((client) => client.query('select within', [], 'arrays'));
    const last = ask('select last');
    await new Promise(setImmediate);
    expect(handed).toHaveLength(16);
    await answerAll();
    expect(handed).toHaveLength(20);
    await answerAll();
    expect(handed.slice(20)).toEqual(['begin']);
    await answerAll();
    expect(handed.slice(21)).toEqual(['select within']);
    await answerAll();
    expect(handed.slice(22)).toEqual(['commit']);
    await answerAll();
    expect(handed.slice(23)).toEqual(['select last']);
    await answerAll();
    await Promise.all([...first, counted, last]);
  });

  test('closing waits for what is under way, and refuses what comes later', async () => {
    const other = await openEmptyDatabase();
    await other.script('create table b (id int)');
    const last = other.query('insert into b select generate_series(1, 1000) returning id', [], 'arrays');
    const closed = other.close();
    expect(await last).toHaveLength(1000);
    await closed;
    await expect(other.script('select 1')).rejects.toThrow('closed');
  });
});
